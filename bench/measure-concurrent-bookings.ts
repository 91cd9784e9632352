import type { BenchmarkServer } from './benchmark-server.ts';
import { insertLoadClasses } from './insert-load-classes.ts';
import { type Measurement, median } from './measurement.ts';
import { processMemory } from './process-memory.ts';

const PLACES = 20;
const ROUNDS = 3;

interface BookingResponse {
  status: string;
  waitlist_position: number | null;
}

/** The result of one run. */
interface RunResult {
  /** The number of responses that confirm a place. */
  confirmedResponses: number;
  /** The numbers of confirmed and waitlisted bookings in the database. */
  confirmedRows: number;
  waitlistedRows: number;
  positionsAreSequential: boolean;
  p99: number;
}

/** 500 members book one class of 20 places at once; three times, another class each time. */
export async function measureConcurrentBookings(
  server: BenchmarkServer,
  members: string[],
): Promise<Measurement[]> {
  const days = await insertLoadClasses(server.pool, {
    days: ROUNDS,
    hours: [20],
    venues: 1,
    capacity: PLACES,
  });
  const runs: RunResult[] = [];
  for (const [classId = ''] of days) runs.push(await bookConcurrently(server, members, classId));
  const worst =
    runs.find(
      ({ confirmedResponses, confirmedRows, positionsAreSequential }) =>
        confirmedResponses !== PLACES || confirmedRows !== PLACES || !positionsAreSequential,
    ) ?? runs[0];
  const p99 = Math.round(median(runs.map((run) => run.p99)));
  const memory = processMemory(server.pid).peak;
  return [
    {
      name: `${members.length} members book ${PLACES} places at once, ${ROUNDS} times`,
      measured: `${worst?.confirmedRows} confirmed, ${worst?.waitlistedRows} waitlisted${worst?.positionsAreSequential ? `, 1 to ${PLACES} in order` : ''}`,
      baseline: 'the class’s capacity',
      value: worst?.confirmedResponses ?? 0,
      goal: `exactly ${PLACES}`,
      passed:
        worst?.confirmedResponses === PLACES &&
        worst.confirmedRows === PLACES &&
        worst.positionsAreSequential,
    },
    {
      name: 'slowest responses to concurrent bookings',
      measured: `p99 ${p99} ms (each: ${runs.map((run) => Math.round(run.p99)).join(', ')})`,
      baseline: `${members.length} requests at once`,
      value: p99,
      goal: 'under 1000 ms',
      passed: p99 < 1000,
    },
    {
      name: 'memory of the server',
      measured: `${memory} MB at the most`,
      baseline: 'bookings and concurrent bookings, since its start',
      value: memory,
      goal: 'at most 200 MB',
      passed: memory <= 200,
    },
  ];
}

/** Sends a request of each member for one class at once, and counts what was booked. */
async function bookConcurrently(
  server: Pick<BenchmarkServer, 'origin' | 'pool'>,
  members: string[],
  classId: string,
): Promise<RunResult> {
  const responses = await Promise.all(
    members.map((token) => sendBooking(server.origin, token, classId)),
  );
  const confirmedResponses = responses.filter(
    ({ booking }) => booking?.status === 'confirmed',
  ).length;
  const positions = responses
    .flatMap(({ booking }) => booking?.waitlist_position ?? [])
    .sort((a, b) => a - b);
  const positionsAreSequential =
    positions.length === PLACES && positions.every((position, index) => position === index + 1);
  const times = responses.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const p99 = times[Math.ceil(times.length * 0.99) - 1] ?? 0;
  const { rows } = await server.pool.query(
    `SELECT count(*) FILTER (WHERE status = 'confirmed')::int AS confirmed,
       count(*) FILTER (WHERE status = 'waitlisted')::int AS waitlisted
     FROM bookings WHERE class_session_id = $1`,
    [classId],
  );
  return {
    confirmedResponses,
    positionsAreSequential,
    p99,
    confirmedRows: rows[0].confirmed,
    waitlistedRows: rows[0].waitlisted,
  };
}

async function sendBooking(origin: string, authorization: string, classId: string) {
  const started = performance.now();
  const response = await fetch(`${origin}/api/v1/bookings`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', 'idempotency-key': 'load' },
    body: JSON.stringify({ class_session_id: classId, join_waitlist: true }),
  });
  const body = (await response.json()) as BookingResponse & { code?: string };
  const milliseconds = performance.now() - started;
  if (response.status >= 500) throw new Error(`the server failed: ${response.status} ${body.code}`);
  return { milliseconds, booking: response.ok ? body : null };
}
