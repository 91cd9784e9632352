import type { PartnerClassSession } from '@pulse/contract/client';

interface TestSession extends Partial<PartnerClassSession> {
  /** Local date and time, at a venue whose time is UTC. */
  day?: string;
  start?: string;
  minutes?: number;
}

/** A session for the tests of the calendar. */
export function createSession(options: TestSession = {}): PartnerClassSession {
  const { day = '2026-11-23', start = '18:00', minutes = 60, ...fields } = options;
  const startsAt = Date.parse(`${day}T${start}:00Z`);
  return {
    id: 's1',
    class_template_id: 't1',
    venue_id: 'v1',
    title: 'Reformer Flow',
    starts_at: new Date(startsAt).toISOString(),
    ends_at: new Date(startsAt + minutes * 60_000).toISOString(),
    time_zone: 'UTC',
    local_date: day,
    local_start: start,
    capacity: 8,
    booked: 0,
    arrived: 0,
    waitlisted: 0,
    status: 'scheduled',
    cancel_reason: null,
    booking_closes_at: new Date(startsAt - 300_000).toISOString(),
    trainer_id: null,
    trainer_name: null,
    flags: [],
    ...fields,
  };
}
