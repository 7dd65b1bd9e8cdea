/** The body of an untrusted page: its visible text and its structured data (JSON-LD), with limits. */
import { readJson } from './json-values.ts';

export interface PageBody {
  /** Visible text on one line, cut. */
  text: string;
  /** The values of its JSON-LD scripts. */
  jsonLd: readonly unknown[];
}

const TEXT_LENGTH = 20_000;
const MOST_SCRIPTS = 10;
const SCRIPT_LENGTH = 64 * 1024;
/** Elements whose content is no visible text, and the state of the tokenizer within them. */
const RAW = {
  script: 'SCRIPT_DATA',
  style: 'RAWTEXT',
  noscript: 'RAWTEXT',
  template: 'RAWTEXT',
  title: 'RCDATA',
} as const;
const LD_JSON = /^application\/ld\+json\b/i;

const isRaw = (tag: string): tag is keyof typeof RAW => Object.hasOwn(RAW, tag);

/** Reads tokens without building a tree, so that the time is in proportion to the length. */
export async function readPageBody(html: string): Promise<PageBody> {
  const { Tokenizer, TokenizerMode } = await import('parse5');
  const jsonLd: unknown[] = [];
  let text = '';
  let script = '';
  let isData = false;
  let raw: string | undefined;
  const add = (chars: string): void => {
    if (isData && script.length < SCRIPT_LENGTH) script += chars;
    else if (raw === undefined && text.length < TEXT_LENGTH) text += chars;
  };
  const ignore = (): void => undefined;
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: false },
    {
      onStartTag({ tagName, attrs }) {
        if (!isRaw(tagName)) return add(' ');
        raw = tagName;
        tokenizer.state = TokenizerMode[RAW[tagName]];
        isData = tagName === 'script' && attrs.some(({ name, value }) => name === 'type' && LD_JSON.test(value));
        script = '';
      },
      onEndTag({ tagName }) {
        if (tagName === raw) {
          if (isData && jsonLd.length < MOST_SCRIPTS) jsonLd.push(readJson(script));
          raw = undefined;
          isData = false;
        }
        add(' ');
      },
      onCharacter: ({ chars }) => add(chars),
      onWhitespaceCharacter: ({ chars }) => add(chars),
      onNullCharacter: ignore,
      onComment: ignore,
      onDoctype: ignore,
      onEof: ignore,
    },
  );
  tokenizer.write(html, true);
  return { text: text.replaceAll(/\s+/gu, ' ').trim().slice(0, TEXT_LENGTH), jsonLd };
}
