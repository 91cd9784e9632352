import type { Deps } from '../../../platform/deps.ts';
import { pageStart, paginate } from '../../../platform/http/routes/page-cursor.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { listRates } from '../rates/visit-rates.store.ts';
import { listAnsweredDisputes, listOpenDisputes } from './disputes.store.ts';
import { presentDispute } from './present-dispute.ts';

interface DisputesQuery {
  state: 'open' | 'answered';
  cursor?: string | undefined;
  limit: number;
}

/** Disputes that wait, the most urgent first; or those answered, the latest first. */
export async function listDisputes({ db, clock }: Deps, query: DisputesQuery) {
  const { state, cursor, limit } = query;
  const order = `disputes-${state}`;
  const after = pageStart(order, 'instant', cursor);
  if (isRefusal(after)) return after;
  const list = state === 'open' ? listOpenDisputes : listAnsweredDisputes;
  const rows = await list(db, after, limit + 1);
  const { page, next_cursor } = paginate(rows, limit, order, (row) => ({
    key: (state === 'open' ? row.answerDue : (row.answeredAt ?? row.answerDue)).toISOString(),
    id: row.id,
  }));
  const dates = page.map(({ date }) => date).sort();
  const venueIds = [...new Set(page.map(({ venueId }) => venueId))];
  const rates = await listRates(
    db,
    venueIds,
    dates[0] ?? '1970-01-01',
    dates.at(-1) ?? '1970-01-01',
  );
  return { items: page.map((row) => presentDispute(row, rates, clock.now())), next_cursor };
}
