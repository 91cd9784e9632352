import type { Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { VenueClasses } from '../../venues/index.ts';
import { classHooks } from '../class-hooks.ts';
import { cancelSessions } from '../sessions/own-sessions.store.ts';
import { removeSessions } from '../templates/template-sessions.store.ts';
import {
  archiveVenueTemplates,
  listVenueSessions,
  lockVenueTemplates,
} from './venue-classes.store.ts';

/**
 * Locks the classes of a venue that are to end, in the order of decision 043: templates, members,
 * sessions. The venue is locked already, so that no further session is created.
 */
export async function lockVenueClasses(
  deps: Deps,
  tx: Tx,
  venueId: string,
  now: Date,
): Promise<VenueClasses> {
  await lockVenueTemplates(tx, venueId);
  const found = await listVenueSessions(tx, venueId, now);
  await classHooks(deps).lockBookedSessions(
    tx,
    found.map(({ id }) => id),
  );
  // Read again: a member may have booked before the locks were taken.
  const sessions = await listVenueSessions(tx, venueId, now);
  const idsOf = (isBooked: boolean) =>
    sessions.filter(({ bookings }) => bookings > 0 === isBooked).map(({ id }) => id);
  return {
    booked: idsOf(true),
    unbooked: idsOf(false),
    bookings: sessions.reduce((sum, { bookings }) => sum + bookings, 0),
  };
}

/** Archives a venue's classes, cancels the booked sessions with their bookings and removes the others. */
export async function endVenueClasses(
  deps: Deps,
  tx: Tx,
  venueId: string,
  { booked, unbooked }: VenueClasses,
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  await removeSessions(tx, unbooked, now);
  if (booked.length > 0) {
    await cancelSessions(tx, booked, reason, now);
    await classHooks(deps).onSessionsCancelled(tx, booked, reason);
  }
  await archiveVenueTemplates(tx, venueId, now);
}
