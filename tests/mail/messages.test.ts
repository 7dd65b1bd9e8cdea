/** The texts of mails: whole in every language, safe for both directions of writing. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOCALES } from '#catalog/locales.ts';
import { REASON_CODES } from '#catalog/lifecycle.ts';
import { MAIL_TEMPLATES, type MailParams } from '#catalog/mail/outbox.ts';
import { renderMail } from '#mail/messages.ts';
import { mailPath } from '#web/mail-paths.ts';
import { PAGES } from '#web/pages.ts';
import { PARAMS } from './every-param.ts';

const SITE = { origin: 'https://tools.example.org', siteName: () => 'Toolshelf', pathOf: mailPath };

function render(template: string, locale: string, params: MailParams = PARAMS) {
  return renderMail(JSON.stringify({ to: 'a@b.co', template, locale, params }), SITE);
}

test('a mail about an authenticator app names no passkey, in any direction of writing', () => {
  for (const template of ['factor_added', 'factor_removed'])
    for (const locale of LOCALES) {
      const { text } = render(template, locale, { ...PARAMS, name: '' });
      assert.doesNotMatch(text, /[“„«]\s*[\u2068\u2069]*\s*[”“»]/, `${template} ${locale}`);
      assert.notEqual(text, render(template, locale).text);
    }
});

test('every mail reads whole in every language and differs between languages', () => {
  for (const template of MAIL_TEMPLATES) {
    const subjects = new Set<string>();
    for (const locale of LOCALES) {
      const { subject, text, to } = render(template, locale);
      assert.equal(to, 'a@b.co');
      assert.doesNotMatch(subject + text, /undefined|\[object|\{/, `${template} ${locale}`);
      assert.ok(subject.length > 5 && subject.length < 120, `${template} ${locale}: ${subject}`);
      assert.ok(text.endsWith(`-- \nToolshelf\nhttps://tools.example.org/${locale}\n`));
      subjects.add(subject);
    }
    assert.equal(subjects.size, LOCALES.length, template);
  }
});

/** Mails to the maker of an entry or a list, whose subjects give its name. */
const ABOUT_OWN: ReadonlySet<string> = new Set([
  'submission_received',
  'submission_approved',
  'submission_rejected',
  'submission_edited',
  'submission_expired',
  'changes_requested',
  'change_received',
  'change_accepted',
  'change_declined',
  'removal_accepted',
  'tool_quarantined',
  'link_dead',
  'entry_passed',
  'claim_verified',
  'claim_lost',
  'claim_refused',
  'claim_renewal',
  'list_hidden',
]);

test('a subject has no word of others: makers read the name of their own entry or list, and nothing else', () => {
  const words = { ...PARAMS, note: 'SPAM', last_four: 'SPAM', fields: 'SPAM', rule: 'gambling' };
  for (const template of MAIL_TEMPLATES)
    for (const locale of LOCALES) {
      const { subject } = render(template, locale, words);
      assert.equal(subject, render(template, locale).subject, `${template} ${locale}`);
      assert.doesNotMatch(subject, /SPAM|undefined/);
      const isNamed = render(template, locale, { ...words, name: 'SPAM' }).subject.includes('SPAM');
      assert.equal(isNamed, ABOUT_OWN.has(template), `${template} ${locale}`);
    }
});

test('links are complete and stand alone in their line', () => {
  for (const locale of LOCALES) {
    const linesOf = (template: string): string[] => render(template, locale).text.split('\n');
    const origin = `https://tools.example.org/${locale}`;
    assert.ok(linesOf('verify_email').includes(`${origin}/verify-email/SECRET`));
    assert.ok(linesOf('already_registered').includes(`${origin}/sign-in`));
    assert.ok(linesOf('already_registered').includes(`${origin}/reset-password`));
    assert.ok(linesOf('submission_approved').includes(`${origin}/tools/one`));
    assert.ok(linesOf('submission_rejected').includes(`${origin}/submissions/1`));
  }
});

test('every link of a mail leads to a page', () => {
  const pages = PAGES.filter(({ method }) => method === 'GET').map(
    ({ path }) => new RegExp(`^${path.replace(':locale', 'en').replaceAll(/:\w+/g, '[^/]+')}$`),
  );
  for (const template of MAIL_TEMPLATES)
    for (const [, path = ''] of render(template, 'en').text.matchAll(/^https:\/\/tools\.example\.org(\/\S+)$/gm))
      assert.ok(
        pages.some((page) => page.test(path)),
        `${template}: ${path}`,
      );
});

test('the document of a mail says what its text says, with its own links alone', () => {
  const hostile = { ...PARAMS, name: '<img src=x> & "co"', note: 'https://evil.test/\nhttps://tools.example.org/x y' };
  for (const template of MAIL_TEMPLATES)
    for (const locale of LOCALES) {
      const { html, text } = render(template, locale, hostile);
      assert.ok(html.includes(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`));
      const shown = html
        .replace(/^[^]*<body[^>]*>/, '')
        .replaceAll(/<div class="site"[^]*?<\/div>|<a class="button"[^]*?<\/a>/g, '')
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&');
      const words = (said: string): string[] => said.replace('-- \n', '').split(/\s+/).filter(Boolean);
      assert.deepEqual(words(shown), words(text), `${template} ${locale}`);
      for (const [, link = ''] of html.matchAll(/<a href="([^"]*)"/g))
        assert.match(link, /^https:\/\/tools\.example\.org\/[\w/-]+$/);
    }
});

test('a document has the name and the colour of the site, and its first link as one button in words', () => {
  for (const locale of LOCALES)
    for (const template of MAIL_TEMPLATES) {
      const payload = JSON.stringify({ to: 'a@b.co', template, locale, params: PARAMS });
      const { html, text } = renderMail(payload, { ...SITE, accent: () => '#884400' });
      assert.match(html, /<div class="site"[^>]*color:#884400">Toolshelf<\/div>/);
      const [first] = text.split('-- \n', 1)[0]!.match(/^https:\/\/tools\.example\.org\/\S+$/m) ?? [];
      const buttons = [...html.matchAll(/<a class="button" href="([^"]+)" style="[^"]*background:#884400">([^<]+)</g)];
      assert.deepEqual(
        buttons.map(([, href]) => href),
        first === undefined ? [] : [first],
        `${template} ${locale}`,
      );
      for (const [, , label = ''] of buttons) assert.doesNotMatch(label, /https|undefined/);
    }
  assert.match(render('password_changed', 'de').html, />Neues Passwort wählen</);
});

test('a mail that version 1.0 stored with a path still has its link', () => {
  assert.match(
    render('verify_email', 'en', { link: '/de/verify-email/OLD' }).text,
    /^https:.*\/de\/verify-email\/OLD$/m,
  );
});

test('names are isolated in Arabic mails, and Arabic names in all others', () => {
  assert.match(render('submission_received', 'ar').text, /\u2068Pixel Pony 3\u2069/);
  assert.match(render('token_created', 'ar').text, /\u2068aB3z\u2069/);
  for (const locale of LOCALES) {
    const { text } = render('submission_received', locale, { ...PARAMS, name: 'راسم الصور' });
    assert.match(text, /\u2068راسم الصور\u2069/, locale);
    if (locale !== 'ar') assert.doesNotMatch(render('submission_received', locale).text, /[\u2066-\u2069]/, locale);
  }
});

test('a rejection names its reason, and the note only when there is one', () => {
  for (const locale of LOCALES) {
    const texts = REASON_CODES.map(
      (code) => render('submission_rejected', locale, { ...PARAMS, reason_code: code }).text,
    );
    assert.equal(new Set(texts).size, REASON_CODES.length, locale);
    const noted = render('submission_rejected', locale).text;
    const { note: _, ...bare } = PARAMS;
    const plain = render('submission_rejected', locale, bare).text;
    assert.match(noted, /Page 404\./);
    assert.ok(plain.length < noted.length - 'Page 404.'.length, 'the heading of the note goes with it');
  }
});

test('a rejection after an appeal offers no second one', () => {
  for (const locale of LOCALES) {
    const [first, second] = [
      render('submission_rejected', locale).text,
      render('submission_rejected', locale, { ...PARAMS, appealed: '2026-11-01T08:00:00.000Z' }).text,
    ];
    assert.notEqual(first, second, locale);
    assert.ok(second.split('\n').includes(`https://tools.example.org/${locale}/submissions/1`));
  }
  assert.match(render('submission_rejected', 'en').text, /you can appeal once/);
  const final = render('submission_rejected', 'en', { ...PARAMS, appealed: '2026-11-01T08:00:00.000Z' }).text;
  assert.doesNotMatch(final, /you can appeal/);
});

test('mails that warn of somebody else lead to where the owner can act', () => {
  for (const locale of LOCALES) {
    for (const [template, page] of [
      ['password_changed', 'reset-password'],
      ['token_created', 'account/tokens'],
      ['token_leaked', 'account/tokens'],
      ['grant_leaked', 'account/tokens'],
      ['identity_linked', 'account/settings'],
      ['identity_unlinked', 'reset-password'],
    ] as const)
      assert.ok(
        render(template, locale).text.includes(`\nhttps://tools.example.org/${locale}/${page}\n`),
        `${template} ${locale}`,
      );
  }
});

test('an unknown language is answered in English and an unknown mail is an error', () => {
  assert.equal(render('verify_email', 'xx').subject, render('verify_email', 'en').subject);
  assert.throws(() => render('nonsense', 'en'), /no mail named/);
});
