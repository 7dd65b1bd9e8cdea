/** Search across scripts: names in Cyrillic and Arabic letters, and texts without spaces between words. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { indexSketches } from '../sample-index.ts';

describe('a short name in another script', () => {
  const { search } = indexSketches(
    ['Suno', 'Udio', 'Krea', 'Canva', 'Claude Code', 'Gamma', 'Runway', 'Sonar'].map((name) => ({ name })),
  );
  for (const [q, name] of [
    ['суно', 'Suno'],
    ['канва', 'Canva'],
    ['креа', 'Krea'],
    ['клод код', 'Claude Code'],
    ['гамма', 'Gamma'],
    ['ранвей', 'Runway'],
    ['سونو', 'Suno'],
    ['كانفا', 'Canva'],
  ] as const)
    it(`${q} is ${name}`, () => assert.equal(search(q)[0], name));
  it('is found while it is typed', () => assert.deepEqual(search('ранв'), ['Runway']));
});

describe('texts in Chinese, Japanese and Korean', () => {
  const text = (tagline: string) => [{ locale: 'en' as const, tagline, description: null }];
  const { search, index } = indexSketches([
    { name: 'Alpha', texts: text('免费的人工智能图像生成工具') },
    { name: 'Beta', texts: text('AIで文章を要約するツール') },
    { name: 'Gamma', texts: text('텍스트로 이미지를 생성합니다') },
    { name: '通义千问', texts: text('大语言模型') },
  ]);
  for (const [q, name] of [
    ['图像生成', 'Alpha'],
    ['人工智能', 'Alpha'],
    ['文章要約', 'Beta'],
    ['AI要約', 'Beta'],
    ['이미지 생성', 'Gamma'],
    ['텍스트', 'Gamma'],
    ['通义', '通义千问'],
    ['语言模型', '通义千问'],
  ] as const)
    it(`${q} finds ${name}`, () => assert.equal(search(q)[0], name));
  it('are not found by other ones', () => assert.deepEqual(search('料理'), []));
  it('do not tell pairs of signs that were not used', () =>
    assert.deepEqual(index.find({ q: '图像生成 文章要約', offset: 0, limit: 9 }).search?.ignored, []));
});
