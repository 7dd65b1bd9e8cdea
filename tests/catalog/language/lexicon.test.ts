/** The lexicon finds the words near a misspelt one that a look at every word finds. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LEXICON } from '#catalog/language/lexicon.ts';
import { isOneEditApart } from '#catalog/language/spelling.ts';
import { readModelFile } from '#catalog/models.ts';
import { assertEach } from '../../support/assert-each.ts';

/** Words of each language: a letter missing, more, wrong or swapped, at the beginning, in the middle and at the end. */
const TYPOS = [
  'viedo ideo videop vido vidoe gnerator generatro genertaor xenerator txet etxt',
  'чатбод перевдочик еревод преевод картинкаа зоброження зображенян відоє ресурсві',
  'przekald obarzek zdjecei bidler ubersetezn imagnees tarducir soustirtes traudction',
  'ترجمم صورر كتباة حويل',
].flatMap((line) => line.split(' '));

test('words one edit away are all found', async () => {
  const words = new Set(
    readModelFile('models/lexicon.txt')
      .toString()
      .trimEnd()
      .split('\n')
      .flatMap((line) => line.split(' ').slice(1))
      .filter((word) => word !== '|'),
  );
  await assertEach(
    TYPOS,
    (typo) => typo,
    (typo) => {
      const near = [...words].filter((word) => word !== typo && isOneEditApart(typo, word));
      if (near.length > 0) assert.deepEqual(LEXICON.near(typo).toSorted(), near.toSorted());
    },
  );
});
