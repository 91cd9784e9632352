import { closureDates, type LocalDate } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { lockOrganisationVenue } from '../../venues/index.ts';
import {
  listOpenSessions,
  listSessionIdsOnDates,
  type OwnSessionRow,
} from '../sessions/own-sessions.store.ts';
import { lockSessionsById } from '../templates/template-sessions.store.ts';
import { findClosableVenue } from './closures.store.ts';

/** The days on which a venue is closed, both included. */
export interface ClosedDays {
  first_date: LocalDate;
  last_date: LocalDate;
}

/** How the venue and its sessions are locked before anything is decided. */
export interface ClosureLocks {
  venue(
    tx: Tx,
    organisationId: string,
    id: string,
  ): Promise<{ id: string; time_zone: string } | null>;
  sessions(tx: Tx, ids: readonly string[]): Promise<void>;
}

/** The locks for closing a venue: no session is created or moved there, or booked, meanwhile. */
export const CLOSURE_LOCKS: ClosureLocks = {
  venue: lockOrganisationVenue,
  sessions: lockSessionsById,
};

/** Nothing is locked, for a preview. */
export const NO_CLOSURE_LOCKS: ClosureLocks = {
  venue: findClosableVenue,
  sessions: async () => undefined,
};

/**
 * The days and the sessions that a closure ends: the scheduled ones of these local dates that have not
 * started. Refuses another organisation's venue, and days that cannot be closed.
 */
export async function loadClosure(
  tx: Tx,
  { clock }: Deps,
  { organisationId, venueId, days }: { organisationId: string; venueId: string; days: ClosedDays },
  locks: ClosureLocks,
): Promise<{ zone: string; dates: LocalDate[]; sessions: OwnSessionRow[] } | Refusal> {
  const venue = await locks.venue(tx, organisationId, venueId);
  if (!venue) return refuse('not_found');
  const dates = closureDates(days, venue.time_zone, clock.now());
  if (!Array.isArray(dates)) return refuse('validation_failed', dates);
  const range = { first: days.first_date, last: days.last_date };
  const now = new Date(clock.now());
  const ids = await listSessionIdsOnDates(tx, venueId, range, now);
  await locks.sessions(tx, ids);
  const sessions = await listOpenSessions(tx, organisationId, ids, now);
  return { zone: venue.time_zone, dates, sessions };
}
