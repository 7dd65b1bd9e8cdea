/** Rule: many links, telephone numbers or messenger names. */
import type { Rule } from '#catalog/screening/rule.ts';

const MANY_LINKS = 4;
const FLOOD_OF_LINKS = 20;
const LINK = /https?:\/\/|\bwww\.|\[url[=\]]|<a\s/gi;
const NUMBER = /\+\d[\d ()-]{8,18}\d/g;
const MESSENGER = /\b(?:whatsapp|wa\.me|viber|wechat|telegram)\b[^\n]{0,12}[+@]/gi;

export const linkPile: Rule = {
  id: 'link_pile',
  looksAt: ['tagline', 'description'],
  verdict: 'spam',
  defaultMode: 'enforced',
  judge(entry) {
    const text = `${entry.name}\n${entry.tagline}\n${entry.description ?? ''}`;
    const links = text.match(LINK)?.length ?? 0;
    const numbers = (text.match(NUMBER)?.length ?? 0) + (text.match(MESSENGER)?.length ?? 0);
    if (links < MANY_LINKS && numbers < 2) return null;
    return { certain: links >= FLOOD_OF_LINKS, field: 'description', evidence: { links, numbers } };
  },
};
