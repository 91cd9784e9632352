import type { partnerClassSession } from '@pulse/contract';
import {
  bookingClosesAt,
  isoInstant,
  MINUTE,
  sessionFlags,
  snapshotPolicy,
  wallTimeOfMinute,
} from '@pulse/domain';
import type { z } from 'zod';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import { findPartnerSession, type PartnerSessionRow } from './partner-sessions.store.ts';

/** A session in the partner's schedule, in its wire form. */
export type PartnerClassSession = z.infer<typeof partnerClassSession>;

/** Presents a session of the partner's schedule. */
export function presentPartnerSession(row: PartnerSessionRow): PartnerClassSession {
  return {
    id: row.id,
    class_template_id: row.class_template_id,
    venue_id: row.venue_id,
    title: row.title,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    time_zone: row.time_zone,
    local_date: row.local_date,
    local_start: wallTimeOfMinute(row.local_minute),
    capacity: row.capacity,
    booked: row.booked,
    arrived: row.arrived,
    waitlisted: row.waitlisted,
    status: row.status,
    cancel_reason: row.cancel_reason,
    booking_closes_at: isoInstant(
      bookingClosesAt(snapshotPolicy(row.booking_policy), row.starts_at.getTime()),
    ),
    trainer_id: row.trainer_id,
    trainer_name: row.trainer_name,
    flags: row.status === 'scheduled' ? flagsOf(row) : [],
  };
}

/** One session of the partner's schedule, without an access check; null when there is none. */
export async function findPartnerClassSession(
  db: Db | Tx,
  id: string,
): Promise<PartnerClassSession | null> {
  const row = await findPartnerSession(db, id);
  return row && presentPartnerSession(row);
}

function flagsOf(row: PartnerSessionRow) {
  const { local_date: localDate, local_minute: localMinute, starts_at, ends_at } = row;
  const minutes = (ends_at.getTime() - starts_at.getTime()) / MINUTE;
  const { trainer_busy: trainerBusy, venue_closed: venueClosed } = row;
  return sessionFlags(
    { localDate, localMinute, minutes, trainerBusy, venueClosed },
    row.opening_hours,
  );
}
