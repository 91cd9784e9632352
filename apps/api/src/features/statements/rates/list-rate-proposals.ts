import { localDateAfter, localDateOf } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import { pageStart, paginate } from '../../../platform/http/routes/page-cursor.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { presentRateProposal } from './present-rate-proposal.ts';
import { listProposals } from './rate-proposals.store.ts';
import { listRates } from './visit-rates.store.ts';

const ORDER = 'rate-proposals';

/** What was proposed for the venues of the user's organisation, newest first. */
export async function listRateProposals(
  { db, clock }: Deps,
  { organisationId }: AuthenticatedUser,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const after = pageStart(ORDER, 'instant', cursor);
  if (isRefusal(after)) return after;
  if (!organisationId) return { items: [], next_cursor: null };
  const now = clock.now();
  const rows = await listProposals(db, organisationId, after, limit + 1);
  const { page, next_cursor } = paginate(rows, limit, ORDER, (row) => ({
    key: row.proposedAt.toISOString(),
    id: row.id,
  }));
  // Today is a day earlier or later elsewhere.
  const today = localDateOf(now, 'UTC');
  const venueIds = [...new Set(page.map(({ venueId }) => venueId))];
  const days = [localDateAfter(today, -1), localDateAfter(today, 1)] as const;
  const rates = await listRates(db, venueIds, ...days);
  return { items: page.map((row) => presentRateProposal(row, rates, now)), next_cursor };
}
