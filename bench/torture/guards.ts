import { readFileSync } from 'node:fs';

/** How the installation is started when a guard is taken away, to prove that a run notices. */
export interface RemovedGuard {
  /** Settings of PostgreSQL. */
  settings?: Record<string, string>;
  /** Statements on the migrated database. */
  statements?: readonly string[];
  /** Files of the server, and what is replaced in them. */
  patches?: readonly { file: string; guard: string; without: string }[];
}

const SERVER = new URL('../../apps/api/src/', import.meta.url).href;
const BOOKINGS = `${SERVER}features/bookings`;
const BOOKING_STATEMENT = `${BOOKINGS}/book/insert-bookings.store.ts`;

const CHECK_INS = `${SERVER}features/checkins`;

/** The guards that `--without` names. */
const GUARDS: Record<string, RemovedGuard> = {
  // A COMMIT is answered before it is written: what was acknowledged last is lost with the database.
  durability: {
    settings: {
      synchronous_commit: 'off',
      wal_writer_delay: '10s',
      wal_writer_flush_after: '1GB',
    },
  },
  // The places are counted when the rules decide and not again when the booking is written.
  capacity: {
    statements: ['ALTER TABLE class_sessions DROP CONSTRAINT class_sessions_no_overbooking'],
    patches: [
      {
        file: BOOKING_STATEMENT,
        guard: 'AND (a.places = 0 OR s.booked + a.places <= s.capacity)',
        without: '',
      },
    ],
  },
  // A booking is written although another one of the member was made since the rules decided.
  'member-lock': {
    patches: [
      {
        file: BOOKING_STATEMENT,
        guard: 'AND l.version = (SELECT a.member_version FROM asked a WHERE a.user_id = l.user_id)',
        without: '',
      },
    ],
  },
  // A repeated booking is decided again instead of answered from its idempotency record.
  idempotency: {
    patches: [
      {
        file: `${BOOKINGS}/book/idempotency-record.ts`,
        guard: 'if (!key || !row.key_hash || row.key_response_status === null) return null;',
        without: 'return null;',
      },
    ],
  },
  // An arrival that is sent again is entered again instead of answered with the first.
  arrival: {
    statements: ['DROP INDEX check_ins_one_active_per_booking'],
    patches: [
      {
        file: `${CHECK_INS}/check-in/record-class-check-in.ts`,
        guard: 'if (existing) return { checkIn: existing, alreadyCheckedIn: true };',
        without: 'void existing;',
      },
      {
        file: `${CHECK_INS}/check-in/record-class-check-in.ts`,
        guard: 'if (!holdsPlace)',
        without: "if (!holdsPlace && booking.status !== 'completed')",
      },
      {
        file: `${CHECK_INS}/offline-desk/settle-offline-check-ins.ts`,
        guard: 'if (first?.check_in_id)',
        without: 'if (false && first?.check_in_id)',
      },
    ],
  },
  // An event counts as dispatched before its handlers have run.
  outbox: {
    patches: [
      {
        file: `${SERVER}platform/events/outbox-dispatcher.ts`,
        guard: 'await Promise.all(events.map(dispatchEvent));',
        without: 'events.map(() => null); setTimeout(() => events.map(dispatchEvent), 100);',
      },
    ],
  },
  // Who waits longest is promoted last.
  'waiting-order': {
    patches: [
      {
        file: `${BOOKINGS}/waitlist/promote-waitlist.ts`,
        guard: 'joinedAt: entry.number',
        without: 'joinedAt: -entry.number',
      },
    ],
  },
};

/** What `--without` takes away; nothing without a name. Throws where it is not to be found. */
export function guardOf(name: string | null): RemovedGuard {
  if (name === null) return {};
  const guard = GUARDS[name];
  const known = Object.keys(GUARDS).join(', ');
  if (!guard) throw new Error(`There is no guard "${name}"; there is ${known}.`);
  for (const { file, guard: text } of guard.patches ?? [])
    if (!readFileSync(new URL(file), 'utf8').includes(text))
      throw new Error(`The guard "${name}" is not in ${file} any more.`);
  return guard;
}
