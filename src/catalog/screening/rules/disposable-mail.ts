/** Rule: the contact address is a disposable mailbox. */
import type { Rule } from '#catalog/screening/rule.ts';

const DISPOSABLE = new Set(
  `mailinator.com guerrillamail.com guerrillamail.net guerrillamail.org sharklasers.com grr.la 10minutemail.com 10minutemail.net
   20minutemail.com tempmail.com temp-mail.org temp-mail.io tempmail.net tempmailo.com tempmail.plus tempr.email throwawaymail.com
   trashmail.com trashmail.de trashmail.net wegwerfmail.de wegwerfemail.de yopmail.com yopmail.fr yopmail.net getnada.com nada.email
   maildrop.cc mailnesia.com mintemail.com mohmal.com dispostable.com discard.email fakeinbox.com fakemail.net emailondeck.com
   mailcatch.com moakt.com spamgourmet.com mytemp.email burnermail.io inboxkitten.com mail.tm mailpoof.com minuteinbox.com
   tempinbox.com mailtemp.net emailfake.com generator.email luxusmail.org crazymailing.com tmpmail.org tmpmail.net einrot.com
   cuvox.de armyspy.com dayrep.com fleckens.hu gustr.com jourrapide.com rhyta.com superrito.com teleworm.us anonbox.net mvrht.net
   33mail.com spam4.me owlymail.com dropmail.me 1secmail.com 1secmail.net 1secmail.org byom.de eyepaste.com instant-mail.de
   jetable.org kasmail.com mailexpire.com mailmoat.com meltmail.com pokemail.net sogetthis.com spambog.com tempemail.net
   tempail.com temporary-mail.net vomoto.com zetmail.com linshiyouxiang.net snapmail.cc internxt.me tempmail.ninja smailpro.com`.split(
    /\s+/,
  ),
);

export const disposableMail: Rule = {
  id: 'disposable_mail',
  looksAt: ['contact_email'],
  verdict: 'spam',
  defaultMode: 'advisory',
  judge(entry) {
    const domain = entry.contactEmail?.split('@').at(-1)?.toLowerCase();
    if (domain === undefined) return null;
    const labels = domain.split('.');
    const known = labels.some((_, at) => DISPOSABLE.has(labels.slice(at).join('.')));
    return known ? { certain: false, field: 'contact_email', evidence: { domain } } : null;
  },
};
