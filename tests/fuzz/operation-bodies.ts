/** JSON bodies of generated requests: made from the schema of the operation, member by member. */
import type { Draws } from './draws.ts';
import type { Expectation } from './expectations.ts';
import { brokenJson, otherJson, strangeMembers } from './hostile-json.ts';
import type { DescribedOperation } from './operations.ts';
import { memberValue, type Json, type Kind, type Known, type Verdict } from './schema-values.ts';

/** Largest body in bytes (CONTRACT section 5). */
const BODY_BYTES = 65_536;

/** Most unknown members that are named, and how much of a name. */
const MOST_UNKNOWN = 50;
const named = (name: string): string => name.toWellFormed().slice(0, 80);

export interface DrawnBody {
  bytes: Uint8Array;
  /** As text; empty where it is no JSON. */
  text: string;
  value: Json;
  /** Members that the operation has a name for and that must be refused. */
  bad: string[];
  /** True when everything about it is as people send it: then nothing may be held against it. */
  isTypical: boolean;
}

/** A body for the operation; what is wrong with it is noted in `expectation` (group 1 its syntax, group 3 its members). */
export function drawBody(
  draws: Draws,
  operation: DescribedOperation,
  schema: Json,
  known: Known,
  expectation: Expectation,
  wrong: ReadonlySet<string>,
): DrawnBody {
  const required = (schema['required'] ?? []) as string[];
  const value: Json = {};
  const verdicts: [string, Verdict][] = [];
  let isTypical = true;
  for (const [name, member] of Object.entries(schema['properties'] as Record<string, Json>)) {
    const isRequired = required.includes(name);
    const kind = draws.weighted<Kind>([
      [10, 'right'],
      [wrong.has('members') ? 1 : 0.15, 'edge'],
      ...(isRequired ? [] : ([[8, 'absent']] as const)),
      ...(wrong.has('members')
        ? ([
            [1.5, 'wrong'],
            [member['format'] === 'uri' ? 8 : 2.5, 'hostile'],
            [isRequired ? 0.5 : 0, 'absent'],
          ] as const)
        : []),
    ]);
    const drawn = memberValue(draws, kind, name, member, isRequired, known);
    if (drawn.value !== undefined) value[name] = drawn.value;
    if (kind === 'edge' || drawn.verdict !== 'good') isTypical = false;
    verdicts.push([name, drawn.verdict]);
  }
  const strange = draws.chance(0.08) ? strangeMembers(draws) : {};
  Object.assign(value, strange);
  let text = JSON.stringify(value);
  let bytes: Uint8Array = Buffer.from(text);
  if (wrong.has('body') && draws.chance(0.25)) {
    text = text.replace('{', `{"filler":"${'x'.repeat(draws.any([BODY_BYTES, 100_000, 900_000]))}",`);
    bytes = Buffer.from(text);
  } else if (wrong.has('body')) {
    const isOther = draws.chance(0.15);
    bytes = isOther ? otherJson(draws) : brokenJson(draws, text);
    text = '';
    // A check gives its verdict on JSON of another kind, too.
    if (operation.id === 'validateSubmission' && isOther) expectation.doubt(200);
    expectation.judge(isOther ? 3 : 1, 'body', 'bad');
    verdicts.length = 0;
    isTypical = false;
  } else if (draws.chance(0.01) && bytes.length < BODY_BYTES) {
    bytes = Buffer.from(text + ' '.repeat(BODY_BYTES - bytes.length));
  }
  // A check gives its verdict on bad members instead of refusing them.
  const isClosed = schema['additionalProperties'] === false && verdicts.length > 0;
  // Unknown members are refused before the operation judges the others.
  const unknown = isClosed ? Object.keys(strange).filter((name) => Object.hasOwn(value, name)) : [];
  for (const name of unknown.slice(0, MOST_UNKNOWN)) expectation.judge(2, named(name), 'bad');
  if (operation.id !== 'validateSubmission')
    for (const [name, verdict] of verdicts)
      if (unknown.length === 0) expectation.judge(3, name, verdict);
      else expectation.judge(2, name, 'unsure');
  const bad = verdicts.filter(([, verdict]) => verdict === 'bad').map(([name]) => name);
  if (bytes.length > BODY_BYTES) expectation.refuse('request', 413, `${bytes.length} bytes`);
  if (!isTypical) expectation.doubt(422);
  return { bytes, text, value, bad, isTypical };
}
