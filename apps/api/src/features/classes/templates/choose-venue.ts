import type { Tx } from '../../../platform/database/transaction.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { type ChosenVenue, lockChosenVenue } from '../../venues/index.ts';

/**
 * The venue that gets a class; its time zone stays until the transaction ends. Refuses, at the field,
 * a venue of another organisation and an archived one.
 */
export async function chooseVenue(
  tx: Tx,
  organisationId: string,
  id: string,
): Promise<ChosenVenue | Refusal> {
  const field = 'venue_id';
  const venue = await lockChosenVenue(tx, organisationId, id);
  if (!venue) return refuse('validation_failed', { field, fault: 'venue_unknown' });
  if (venue.status === 'archived')
    return refuse('validation_failed', { field, fault: 'venue_archived' });
  return venue;
}
