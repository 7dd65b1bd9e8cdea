/** Reports of leaked tokens, whose body is a list and whose sender signs it. */
import { generateKeyPairSync, sign } from 'node:crypto';
import type { Case } from './cases.ts';
import type { Draws } from './draws.ts';
import { brokenJson } from './hostile-json.ts';
import { hostileText } from './hostile-texts.ts';

const scanner = generateKeyPairSync('ec', { namedCurve: 'P-256' });
/** What the server has to know of the scanner of this process. */
export const LEAK_SETTINGS = {
  TOKEN_LEAK_KEYS: scanner.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
};

const MOST_BYTES = 262_144;
const MOST_FOUND = 500;

const finding = (draws: Draws): unknown => ({
  token: draws.any([`aitp_${'0'.repeat(38)}`, `aito_${'z'.repeat(38)}`, hostileText(draws)]),
  ...(draws.chance(0.5) && { type: hostileText(draws) }),
  ...(draws.chance(0.5) && { url: draws.any(['https://example.com/a', hostileText(draws), null]) }),
});

/** A body, and how it may be answered when its signature is right. */
function drawReport(draws: Draws): { bytes: Uint8Array; statuses: readonly number[] } {
  const right = JSON.stringify(Array.from({ length: draws.below(4) }, () => finding(draws)));
  const report = draws.weighted<() => [Uint8Array | string, number[]]>([
    [6, () => [right, [200]]],
    [2, () => [draws.any(['null', '{}', '"x"', '[1]', '[{}]', '[{"token":null}]']), [422]]],
    [2, () => [brokenJson(draws, '[{"token":"x"}]'), [422]]],
    [0.5, () => [JSON.stringify(Array.from({ length: MOST_FOUND + 1 }, () => ({ token: 'x' }))), [422]]],
    [0.5, () => [' '.repeat(MOST_BYTES + 1), [413]]],
  ])();
  return { bytes: Buffer.from(report[0]), statuses: report[1] };
}

export function leakCase(draws: Draws): Case {
  const { bytes, statuses } = drawReport(draws);
  const isRight = draws.chance(0.6);
  const wrong = [sign('sha256', Buffer.from('else'), scanner.privateKey).toString('base64'), 'AAAA', undefined];
  const signature = isRight ? sign('sha256', bytes, scanner.privateKey).toString('base64') : draws.any(wrong);
  return {
    name: 'reportTokenLeaks',
    request: {
      method: 'POST',
      target: '/api/v1/token-leaks',
      headers: [
        ['Content-Type', 'application/json'],
        ...(signature === undefined ? [] : ([['Github-Public-Key-Signature', signature]] as const)),
      ],
      body: bytes,
    },
    statuses: new Set(isRight || statuses.includes(413) ? statuses : [403]),
    why: `signed ${isRight ? 'right' : 'wrong'}`,
  };
}
