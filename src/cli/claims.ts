/** Commands about claims to tools: list, revoke. */
import { CLAIM_STATES } from '#catalog/lifecycle.ts';
import { AS_OPTION, columns, orMissing, tabbed, type Command } from './command.ts';

const MOST = 1_000;

export const claimCommands: Command[] = [
  {
    name: 'claims list',
    options: { state: { value: 'STATE', choices: CLAIM_STATES, sentence: 'Only claims in this state.' } },
    sentence: `Lists claims to tools, at most ${MOST}: id, state, slug, account, what was proved and how, since when.`,
    async run(call) {
      const { listClaims } = await import('#catalog/claims/claims.ts');
      const state = CLAIM_STATES.find((each) => each === call.option('state'));
      const claims = await listClaims(call.db, { state, most: MOST });
      const rows = claims.map((claim) => ({
        id: claim.id,
        state: claim.state,
        slug: claim.tool.slug,
        email: claim.email,
        subject: claim.subject,
        method: claim.method,
        since: claim.stateSince,
        checked_at: claim.checkedAt,
        answer: claim.answer,
      }));
      return { text: columns(rows, ['id', 'state', 'slug', 'email', 'subject', 'method', 'since']), json: rows };
    },
  },
  {
    name: 'claims revoke',
    arguments: ['ID'],
    options: {
      as: AS_OPTION,
      note: { value: 'TEXT', required: true, sentence: 'Reason; its owner sees it.' },
    },
    sentence: 'Revokes a granted claim; the tool returns to its previous owner.',
    async run(call) {
      const { revokeClaim } = await import('#catalog/moderation/decisions/claims.ts');
      const [id = ''] = call.args;
      await orMissing(`claim ${id}`, revokeClaim(call.db, await call.editor(), id, call.need('note')));
      return { text: tabbed([[id, 'revoked']]), json: { id, state: 'revoked' } };
    },
  },
];
