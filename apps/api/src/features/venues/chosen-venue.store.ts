import type { VenueState } from '@pulse/domain';
import type { Tx } from '../../platform/database/transaction.ts';

/** The venue of a class. */
export interface ChosenVenue {
  id: string;
  status: VenueState;
  time_zone: string;
}

/**
 * A venue of an organisation, locked until the transaction ends for a request that gives it classes: until
 * then no partner changes its time zone or archives it. Null when it belongs to another organisation.
 */
export async function lockChosenVenue(
  tx: Tx,
  organisationId: string,
  id: string,
): Promise<ChosenVenue | null> {
  const row = await tx
    .selectFrom('venues')
    .select(['id', 'status', 'time_zone'])
    .where('id', '=', id)
    .where('organisation_id', '=', organisationId)
    .forShare()
    .executeTakeFirst();
  return row ? { ...row, status: row.status as VenueState } : null;
}

/** The venues of an organisation. */
export async function listVenueIds(tx: Tx, organisationId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('venues')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .execute();
  return rows.map(({ id }) => id);
}
