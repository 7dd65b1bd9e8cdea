/** Services, makers and models that a query names beside what is to be done. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { indexSketches } from '../sample-index.ts';

describe('the maker of a tool', () => {
  const { search } = indexSketches([
    { name: 'Slides for Google', tagline: 'Slides in Google Slides', publishedAt: 9 },
    { name: 'Gemini', tagline: 'A chatbot', url: 'https://gemini.google.com/app' },
    { name: 'Tabs', tagline: 'A browser extension', url: 'https://chrome.google.com/webstore/detail/tabs' },
    { name: 'Autogen', tagline: 'Agents that talk', url: 'https://github.com/microsoft/autogen' },
    { name: 'Stranger', tagline: 'Agents that walk', url: 'https://github.com/stranger/microsoft' },
    { name: 'Talker', tagline: 'A voice for texts', url: 'https://talker.example/' },
  ]);
  it('is told from its address, before names with that word', () => assert.equal(search('Google')[0], 'Gemini'));
  it('is told in another script', () => assert.equal(search('инструменты от гугл')[0], 'Gemini'));
  it('is none of what a shared host holds', () => assert.ok(!search('google').includes('Tabs')));
  it('is the owner on a shared host', () => assert.deepEqual(search('microsoft'), ['Autogen']));
  it('counts beside what is to be done', () => assert.equal(search('google chatbot')[0], 'Gemini'));
});

describe('a service that a query names', () => {
  const { search } = indexSketches([
    { name: 'Ada', tagline: 'Write articles and blog posts', publishedAt: 9 },
    { name: 'Bob', tagline: 'Write articles and blog posts', publishedAt: 8 },
    { name: 'Cid', tagline: 'An assistant', description: 'Lives in WordPress. It helps to write articles.' },
    { name: 'GitHub Copilot', tagline: 'Completes code' },
    { name: 'Dan', tagline: 'A copilot for sales', publishedAt: 9 },
  ]);
  it('comes before those that do the same without it', () =>
    assert.equal(search('write articles in wordpress')[0], 'Cid'));
  it('finds in every script what its Latin name finds', () => {
    assert.deepEqual(search('копайлот'), search('copilot'));
    assert.deepEqual(search('كوبايلوت'), search('copilot'));
  });
});

describe('numbers and signs that are part of a name', () => {
  const { search } = indexSketches([
    { name: 'GPT Writer', tagline: 'Writes', publishedAt: 9 },
    { name: 'GitHub', tagline: 'Writes' },
    { name: 'Exam', tagline: 'Homework by GPT-4o' },
    { name: 'Netter', tagline: 'Nets for everyone' },
    { name: 'Sharp', tagline: 'Completes .NET code' },
    { name: 'Host', tagline: 'See host.net for more' },
  ]);
  it('are looked for where tools have them', () => {
    assert.equal(search('GPT-4o')[0], 'Exam');
    assert.equal(search('gpt4o')[0], 'Exam');
    assert.equal(search('GPT-4о')[0], 'Exam', 'with a Cyrillic letter');
  });
  it('are let go of when they are a size', () => assert.equal(search('GitHub xl')[0], 'GitHub'));
  it('are let go of where none has them', () => assert.equal(search('GPT-9x')[0], 'GPT Writer'));
  it('tell .NET from a net', () => {
    assert.deepEqual(search('.net'), ['Sharp']);
    assert.deepEqual(search('dotnet'), ['Sharp']);
  });
});
