import { bookingRequests } from '../booking-requests.ts';
import { cpuSeconds } from '../cpu-seconds.ts';
import { insertMembers } from '../insert-load-members.ts';
import { SECRET } from '../live/server-group.ts';
import { compareToBaseline, type Measurement, median } from '../measurement.ts';
import { type LoadRequest, runLoad } from '../run-load.ts';
import { signTokens } from '../sign-tokens.ts';
import { findOlderReads } from './find-older-reads.ts';
import { type ReplicatedServers, startReplicatedServers } from './start-replicated-servers.ts';

const ROUNDS = 5;
const MEMBERS = 480;
const READS = 1_000;
const BOOKINGS = 1_000;
const CONNECTIONS = 10;
const MAX_OF_LEADER = 0.5;
const MIN_BOOKINGS = 0.95;

/** What a replica takes from the leader, what it costs a booking, and how old what it answers is. */
export async function measureReplicas(): Promise<Measurement[]> {
  const servers = await startReplicatedServers();
  try {
    await insertMembers(servers.pool, MEMBERS);
    const tokens = await signTokens(servers.pool, SECRET, MEMBERS);
    return [
      await measureLeader(servers, tokens),
      await measureBookings(servers, tokens),
      ...(await findOlderReads(servers)),
    ];
  } finally {
    await servers.stop();
  }
}

async function measureLeader(servers: ReplicatedServers, tokens: string[]): Promise<Measurement> {
  const reads = await mixedReads(servers, tokens);
  const used = { leader: [] as number[], replica: [] as number[] };
  for (const [round, side] of rounds()) {
    const before = cpuSeconds(servers.leaderPid);
    const requests = reads.slice(0, READS);
    const { statuses } = await runLoad(servers.origins[side], requests, {
      connections: CONNECTIONS,
    });
    if (statuses.get(200) !== READS) throw new Error(`refused: ${JSON.stringify([...statuses])}`);
    // The first round is that of plans and connections.
    if (round > 0) used[side].push((1000 * (cpuSeconds(servers.leaderPid) - before)) / READS);
  }
  const [leader, replica] = [median(used.leader), median(used.replica)];
  const value = Number((replica / leader).toFixed(3));
  return {
    name: 'processor of the leader for a read of explore, venues and lists, with a replica',
    measured: `${replica.toFixed(3)} ms`,
    baseline: `${leader.toFixed(3)} ms without`,
    value,
    goal: `at most ${MAX_OF_LEADER}`,
    passed: value <= MAX_OF_LEADER,
  };
}

async function measureBookings(servers: ReplicatedServers, tokens: string[]): Promise<Measurement> {
  const bookings = (await bookingRequests(servers, tokens)).values();
  const rates = { leader: [] as number[], replica: [] as number[] };
  for (const [round, side] of rounds()) {
    const requests = [...bookings.take(BOOKINGS)];
    const { perSecond, statuses } = await runLoad(servers.origins[side], requests, {
      connections: CONNECTIONS,
    });
    if (statuses.get(201) !== requests.length)
      throw new Error(`not everything was booked: ${JSON.stringify([...statuses])}`);
    if (round > 0) rates[side].push(perSecond);
  }
  return compareToBaseline(
    'bookings that are answered with their position',
    { perSecond: median(rates.replica), what: 'with a replica' },
    { perSecond: median(rates.leader), what: 'without' },
    rates.replica.map((rate, index) => rate / (rates.leader[index] ?? Number.NaN)),
    MIN_BOOKINGS,
  );
}

/** Each side in each round, in alternating order. */
function* rounds(): Generator<[number, 'leader' | 'replica']> {
  for (let round = 0; round <= ROUNDS; round += 1) {
    const sides = ['leader', 'replica'] as const;
    for (const side of round % 2 ? sides.toReversed() : sides) yield [round, side];
  }
}

/** What a visit to explore, to a venue and to the lists reads, by many members at many places. */
async function mixedReads({ pool }: ReplicatedServers, tokens: string[]): Promise<LoadRequest[]> {
  const { rows } = await pool.query<{ id: string; near: string; day: string }>(
    `SELECT id, latitude || ',' || longitude AS near,
       (current_date + (row_number() OVER ())::int % 7)::text AS day
     FROM venues WHERE status = 'published' LIMIT 200`,
  );
  const visits = rows.flatMap(({ id, near, day }, index) =>
    [
      `/api/v1/venues-with-classes?date=${day}&near=${near}&limit=20`,
      `/api/v1/class-sessions?date=${day}&near=${near}`,
      `/api/v1/venues?near=${near}&radius_km=10`,
      `/api/v1/venues/${id}`,
      `/api/v1/venues/${id}/reviews`,
      '/api/v1/bookings?view=past',
      '/api/v1/auth/me',
    ].map((path) => ({
      method: 'GET' as const,
      path,
      headers: { authorization: tokens[index % tokens.length] ?? '' },
    })),
  );
  return Array.from({ length: Math.ceil(READS / visits.length) }, () => visits).flat();
}
