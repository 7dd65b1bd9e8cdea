/** Claims of the filled world: a tool that the maker has begun to claim, and one that two accounts have proven to be theirs. */
import { requestCheck, claimTool } from '#catalog/claims/claiming.ts';
import { keepOutcome } from '#catalog/claims/proofs.ts';
import type { Account } from '#catalog/roles.ts';
import { makeAccount, publish } from './factories.ts';
import type { World } from './world.ts';

/** Gives the slug of the one that is begun, and the id of the claim that waits for an editor. */
export async function fillClaims({ db }: World, maker: Account): Promise<{ begun: string; rival: string }> {
  const [begun = '', rivals = ''] = await publish(db, [
    { name: 'Papierdrachen Atelier', url: 'https://atelier.papierdrachen.example.com/' },
    { name: 'Regenschirm', url: 'https://regenschirm-werkzeug.com/' },
  ]);
  await claimTool(db, maker, begun);
  let rival = '';
  for (const account of [maker, await makeAccount(db, 'otto.lind@example.org', 'member')]) {
    ({ id: rival } = await claimTool(db, account, rivals));
    await requestCheck(db, account, rivals, 'dns');
    await keepOutcome(db, rival, { weight: 'proven', answer: 'proven' });
  }
  return { begun, rival };
}
