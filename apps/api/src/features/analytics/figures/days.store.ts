import type { LocalDate } from '@pulse/domain';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/transaction.ts';
import { outcomesIn } from '../outcomes.sql.ts';
import { partsRelation } from './figures.store.ts';
import type { Reading } from './plan-reading.ts';

/** The visits of one local day, at all venues of a reading together. */
export interface DaySum {
  period: 'present' | 'before';
  date: LocalDate;
  visits: number;
}

/** The visits of each day of periods; of stored parts the days only. */
export async function sumDays(tx: Tx, { stored, fresh }: Reading): Promise<DaySum[]> {
  const { rows } = await sql<DaySum>`
    WITH counts AS (
      SELECT p.period, c.starts AS date, p.sign * c.visits AS visits
      FROM ${partsRelation(stored)} CROSS JOIN LATERAL (
        SELECT starts, visits FROM visit_counts v
        WHERE v.venue_id = p.venue_id AND v.level = p.level
          AND v.starts >= p.starts AND v.starts < p.until
        OFFSET 0) c
      UNION ALL
      SELECT period, local_date, 1 FROM (${outcomesIn(fresh)}) o WHERE outcome = 'visit'
    )
    SELECT period, date::text, sum(visits)::int AS visits
    FROM counts GROUP BY period, date`.execute(tx);
  return rows;
}
