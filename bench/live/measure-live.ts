import { setTimeout as wait } from 'node:timers/promises';
import { bookingRequests } from '../booking-requests.ts';
import { insertMembers } from '../insert-load-members.ts';
import { compareToBaseline, type Measurement, median } from '../measurement.ts';
import { type LoadRequest, runLoad } from '../run-load.ts';
import { signTokens } from '../sign-tokens.ts';
import { type Desk, insertDesks } from './insert-desks.ts';
import { type Dashboard, openDashboard } from './open-dashboard.ts';
import { type Arrival, sendArrivals } from './send-arrivals.ts';
import { SECRET, type ServerGroup, startServerGroup } from './server-group.ts';

/** Fewer while working on it: LIVE_DASHBOARDS=30 LIVE_SECONDS=10. */
const DASHBOARDS = Number(process.env.LIVE_DASHBOARDS ?? 300);
const SECONDS = Number(process.env.LIVE_SECONDS ?? 60);
const MEMBERS = 960;
const MAX_P95_MS = 2_000;
/** A venue with three doors; and the largest one, with thirty, where each desk is notified of every arrival. */
const SPREAD = { dashboards: DASHBOARDS, perVenue: 3, arrivalsPerSecond: 5 };
const LARGE = { dashboards: 30, perVenue: 30, arrivalsPerSecond: 1 };
const ROUNDS = 5;
// Some seconds of bookings, so that the looks of polling dashboards fall into them evenly.
const BOOKINGS = 2_000;
const CONNECTIONS = 10;
const MIN_RATIO = 0.95;

/**
 * How soon an arrival is on every dashboard of its venue, with three servers of which one is killed in
 * the middle; and the rate of bookings with such dashboards, against dashboards that look every ten
 * seconds, with the same arrivals.
 */
export async function measureLive(): Promise<Measurement[]> {
  const group = await startServerGroup();
  try {
    await insertMembers(group.pool, MEMBERS);
    // Before a server is killed, so that both have three.
    const bookings = await measureBookings(group);
    const large = await measureArrivals(group, LARGE);
    const spread = await measureArrivals(group, { ...SPREAD, killsOne: true });
    return [large, spread, bookings];
  } finally {
    await group.stop();
  }
}

interface Layout {
  dashboards: number;
  perVenue: number;
  arrivalsPerSecond: number;
  killsOne?: boolean;
}

async function measureArrivals(
  group: ServerGroup,
  { dashboards: count, perVenue, arrivalsPerSecond, killsOne = false }: Layout,
): Promise<Measurement> {
  const venues = count / perVenue;
  const booked = Math.ceil((1.1 * SECONDS * arrivalsPerSecond) / venues);
  const desks = await insertDesks(group.pool, { count: venues, booked });
  const dashboards = openDashboards(group, desks, { count, live: true });
  await untilLoaded(dashboards);
  const killed = wait(SECONDS * 500).then(() => killsOne && group.killOne());
  const ended = wait(SECONDS * 1000);
  const arrivals = await sendArrivals(group.origin, desks, { perSecond: arrivalsPerSecond, ended });
  await killed;
  // Whatever is later than that has not come.
  await wait(5_000);
  await close(dashboards);
  const times = delays(arrivals, dashboards);
  const p95 = Math.round(percentile(times, 0.95));
  const missing = times.filter((time) => time === Number.POSITIVE_INFINITY).length;
  return {
    name: `an arrival on every dashboard: ${count}, ${perVenue} at a venue`,
    measured: `p50 ${Math.round(percentile(times, 0.5))} ms, p95 ${p95} ms, ${missing} of ${times.length} not within 5 s`,
    baseline: `${arrivalsPerSecond} arrivals a second, three servers${killsOne ? ', one killed in the middle' : ''}`,
    value: p95,
    goal: `at most ${MAX_P95_MS} ms`,
    passed: p95 <= MAX_P95_MS && missing === 0,
  };
}

function openDashboards(
  group: ServerGroup,
  desks: readonly Desk[],
  { count, live }: { count: number; live: boolean },
): Dashboard[] {
  return Array.from({ length: count }, (_, index) => desks[index % desks.length])
    .filter((desk) => desk !== undefined)
    .map((desk) => openDashboard(group.origin, desk, { live }));
}

// The first look of all of them at once takes longer than any later one.
async function untilLoaded(dashboards: readonly Dashboard[]): Promise<void> {
  for (const { loaded } of dashboards) await loaded;
  await wait(2_000);
}

async function close(dashboards: readonly Dashboard[]): Promise<void> {
  await Promise.all(dashboards.map((dashboard) => dashboard.close()));
}

/** From the tap to the dashboard, in milliseconds, for each arrival and each dashboard of its venue. */
function delays(arrivals: readonly Arrival[], dashboards: readonly Dashboard[]): number[] {
  return arrivals.flatMap(({ desk, checkInId, at }) =>
    dashboards
      .filter((dashboard) => dashboard.desk === desk)
      .map(({ seenAt }) => (seenAt.get(checkInId) ?? Number.POSITIVE_INFINITY) - at),
  );
}

function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.POSITIVE_INFINITY;
}

async function measureBookings(group: ServerGroup): Promise<Measurement> {
  const tokens = await signTokens(group.pool, SECRET, MEMBERS);
  const requests = (await bookingRequests(group, tokens)).values();
  const rates = { live: [] as number[], polling: [] as number[] };
  await book(group, requests);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const mode of round % 2 === 0 ? MODES : MODES.toReversed())
      rates[mode].push(await bookWithDashboards(group, requests, mode === 'live'));
  return compareToBaseline(
    `POST /bookings, ${CONNECTIONS} connections, with ${DASHBOARDS} live dashboards`,
    { perSecond: median(rates.live), what: 'booked' },
    { perSecond: median(rates.polling), what: 'with dashboards that look every 10 s' },
    rates.live.map((rate, round) => rate / (rates.polling[round] ?? 1)),
    MIN_RATIO,
  );
}

const MODES = ['live', 'polling'] as const;

async function bookWithDashboards(
  group: ServerGroup,
  requests: Iterator<LoadRequest>,
  live: boolean,
): Promise<number> {
  const desks = await insertDesks(group.pool, { count: DASHBOARDS / SPREAD.perVenue, booked: 10 });
  const dashboards = openDashboards(group, desks, { count: DASHBOARDS, live });
  await untilLoaded(dashboards);
  const done = Promise.withResolvers<void>();
  const perSecond = SPREAD.arrivalsPerSecond;
  const arrivals = sendArrivals(group.origin, desks, { perSecond, ended: done.promise });
  const rate = await book(group, requests);
  done.resolve();
  await arrivals;
  await close(dashboards);
  return rate;
}

async function book(group: ServerGroup, requests: Iterator<LoadRequest>): Promise<number> {
  const part: LoadRequest[] = [];
  for (let next = requests.next(); !next.done; next = requests.next()) {
    part.push(next.value);
    if (part.length === BOOKINGS) break;
  }
  const { perSecond, statuses } = await runLoad(group.origin, part, { connections: CONNECTIONS });
  if (statuses.get(201) !== part.length)
    throw new Error(`not every booking was made: ${JSON.stringify([...statuses])}`);
  return perSecond;
}
