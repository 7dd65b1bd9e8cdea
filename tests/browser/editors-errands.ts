/** Ten errands of editors. */
import assert from 'node:assert/strict';
import { PASSWORD } from '../support/factories.ts';
import { SUBMIT, go, press, says, sees, type Errand } from './errands.ts';

export const EDITORS: readonly Errand[] = [
  [
    'signs in and lands in the queue',
    'visitor',
    async (page, { locale, editor }) => {
      await go(page, `/${locale}/sign-in`);
      await page.fill('input[name=email]', editor.email);
      await page.fill('input[name=password]', PASSWORD);
      await press(page, SUBMIT);
      assert.match(page.url(), /editor\/queue/);
    },
  ],
  [
    'approves a submission and undoes it',
    'editor',
    async (page, { locale, submission }) => {
      await go(page, `/${locale}/editor/submissions/${submission}`);
      await press(page, 'button[data-key=a]');
      await press(page, 'button[data-key=u]');
      assert.ok(page.url().includes(submission));
    },
  ],
  [
    'hands a submission back with a note',
    'editor',
    async (page, { locale, submission }) => {
      await go(page, `/${locale}/editor/submissions/${submission}`);
      await page.fill('textarea[name=note]', 'Say what it costs, please.');
      await press(page, 'button[data-key=c]');
    },
  ],
  [
    'shows a recommendation that waits, and hides it again with a reason',
    'editor',
    async (page, { locale, waiting }) => {
      await go(page, `/${locale}/editor/recommendations?id=${waiting}`);
      await press(page, 'button[name=act][value=show]');
      await go(page, `/${locale}/editor/recommendations?id=${waiting}`);
      await page.fill('textarea[name=note]', 'It names a competitor only.');
      await press(page, 'button[name=act][value=hide]');
      assert.match(page.url(), /done=hide/);
    },
  ],
  [
    'puts lines above the weekly mail',
    'editor',
    async (page, { locale }) => {
      await go(page, `/${locale}/editor/digest`);
      await page.fill(`textarea[name=lines_${locale}]`, 'Our catalog is three years old.');
      await press(page, SUBMIT);
      assert.match(page.url(), /done=saved/);
      assert.equal(await page.inputValue(`textarea[name=lines_${locale}]`), 'Our catalog is three years old.');
    },
  ],
  [
    'renames a task, and says which tool does it',
    'editor',
    async (page, { locale, spare }) => {
      await go(page, `/${locale}/editor/tasks/edit-videos`);
      await page.fill(`textarea[name=sentence-${locale}]`, `What is cut (${locale}).`);
      await page.locator('.line-adder input').first().fill(spare);
      await page.locator('.line-adder button').first().click();
      await press(page, 'main form[method=post] button.button:not([type=button])');
      await go(page, `/${locale}/tasks/edit-videos`);
      await says(page, `What is cut (${locale}).`);
      await sees(page, `a[href="/${locale}/tools/${spare}"]`);
    },
  ],
  [
    'chooses a comparison, whose page is there at once',
    'editor',
    async (page, { locale, spare }) => {
      await go(page, `/${locale}/editor/tools/${spare}`);
      await page.fill('form[action$="/comparisons"] input[name=other]:not([type=hidden])', 'whisper');
      await press(page, 'form[action$="/comparisons"].stack button');
      const pair = [spare, 'whisper'].toSorted().join('-vs-');
      await go(page, `/${locale}/compare/${pair}`);
    },
  ],
  [
    'chooses a list for the directory',
    'editor',
    async (page, { locale, list }) => {
      await go(page, `/${locale}/editor/lists`);
      await press(page, `form[action$="/lists/${list}"] button[value=choose]`);
      await go(page, `/${locale}/lists/${list}`);
      await sees(page, '.tag-fresh');
    },
  ],
  [
    'closes a report with an outcome',
    'editor',
    async (page, { locale, spare }) => {
      await go(page, `/${locale}/editor/reports?tool=${spare}`);
      await page.selectOption('select[name=outcome]', 'corrected');
      await press(page, 'form[action*="/close"] button:not([type=button])');
      await sees(page, '.notice');
    },
  ],
  [
    'hides a tool and brings it back',
    'editor',
    async (page, { locale, spare }) => {
      await go(page, `/${locale}/editor/tools/${spare}`);
      await page.selectOption('form[action$="/quarantine"] select[name=reason]', { index: 1 });
      await press(page, 'form[action$="/quarantine"] button');
      await go(page, `/${locale}/editor/tools/${spare}`);
      await press(page, 'form[action$="/restore"] button');
      await go(page, `/${locale}/tools/${spare}`);
    },
  ],
];
