/** A check of the proof of a claim: a DNS record, a file or a meta element. */
import type { Claim } from '#catalog/claims/claims.ts';
import { PROOF_META, PROOF_PATH, proofOrigin, recordName } from '#catalog/claims/methods.ts';
import { SIGN_IN, type ProofOutcome } from '#catalog/claims/proofs.ts';
import type { Fetched, Fetcher } from '#outgoing/fetcher.ts';
import { readMeta } from '#outgoing/page-texts.ts';
import { isOwnRefusal, type Refusal } from '#outgoing/refusals.ts';

const FILE_BYTES = 16 * 1024;
const PAGE_BYTES = 128 * 1024;

const PROVEN: ProofOutcome = { weight: 'proven', answer: 'proven' };
const MISSING: ProofOutcome = { weight: 'whole', answer: 'missing' };
const ELSEWHERE: ProofOutcome = { weight: 'whole', answer: 'elsewhere' };

const judged = (texts: readonly string[], token: string): ProofOutcome => (texts.includes(token) ? PROVEN : MISSING);

/** An unknown name counts whole, network trouble half, and our own limits not at all. */
function refusalOutcome(refusal: Refusal): ProofOutcome {
  if (isOwnRefusal(refusal)) return { weight: 'none', answer: refusal };
  return { weight: refusal === 'unknown_host' ? 'whole' : 'half', answer: refusal };
}

async function lookAtRecords(fetcher: Fetcher, { subject, token }: Claim): Promise<ProofOutcome> {
  const { texts, refusal } = await fetcher.texts(recordName(subject));
  if (refusal === 'unknown_host') return MISSING;
  return refusal === null
    ? judged(
        texts.map((text) => text.trim()),
        token,
      )
    : refusalOutcome(refusal);
}

/** The response of the domain; `elsewhere` if a redirect led to another host. */
function answered(
  fetched: Fetched,
  { subject }: Claim,
): { outcome: ProofOutcome } | { page: Extract<Fetched, { refusal: null }> } {
  const hosts = [fetched.url, ...fetched.hops.map(({ url }) => url)].map((url) => URL.parse(url)?.hostname ?? '');
  if (hosts.some((host) => host !== subject && host !== `www.${subject}`)) return { outcome: ELSEWHERE };
  if (fetched.refusal !== null) return { outcome: refusalOutcome(fetched.refusal) };
  const { status } = fetched;
  if (status >= 200 && status < 300) return { page: fetched };
  return { outcome: { weight: status === 404 || status === 410 ? 'whole' : 'half', answer: `HTTP ${status}` } };
}

async function lookAtFile(fetcher: Fetcher, claim: Claim, address: string): Promise<ProofOutcome> {
  const url = proofOrigin(address, claim.subject) + PROOF_PATH;
  const fetched = await fetcher.get(url, { bytes: FILE_BYTES, overflow: 'cut', accept: 'text/plain,*/*;q=0.5' });
  const answer = answered(fetched, claim);
  if ('outcome' in answer) return answer.outcome;
  // A server that answers every path with a page has no such file.
  if (/html/i.test(answer.page.headers['content-type'] ?? '')) return MISSING;
  const lines = answer.page.body.toString('utf8').split(/\r\n|\r|\n/);
  return judged(
    lines.map((line) => line.replace(/^\uFEFF/, '').trim()),
    claim.token,
  );
}

async function lookAtPage(fetcher: Fetcher, claim: Claim, address: string): Promise<ProofOutcome> {
  const url = `${proofOrigin(address, claim.subject)}/`;
  const answer = answered(await fetcher.get(url, { bytes: PAGE_BYTES, overflow: 'cut' }), claim);
  return 'outcome' in answer ? answer.outcome : judged(await readMeta(answer.page, PROOF_META), claim.token);
}

/** Checks once. A claim by GitHub sign-in needs a new sign-in by its owner. */
export function lookAtProof(fetcher: Fetcher, claim: Claim, address: string): Promise<ProofOutcome> {
  if (claim.method === 'dns') return lookAtRecords(fetcher, claim);
  if (claim.method === 'file') return lookAtFile(fetcher, claim, address);
  if (claim.method === 'meta') return lookAtPage(fetcher, claim, address);
  return Promise.resolve({ weight: 'whole', answer: SIGN_IN });
}
