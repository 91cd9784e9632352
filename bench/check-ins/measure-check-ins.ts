import { type BenchmarkServer, startBenchmarkServer } from '../benchmark-server.ts';
import { bookingRequests } from '../booking-requests.ts';
import { insertMembers } from '../insert-load-members.ts';
import { SECRET } from '../live/server-group.ts';
import { compareToBaseline, type Measurement, median } from '../measurement.ts';
import type { LoadRequest } from '../run-load.ts';
import { signTokens } from '../sign-tokens.ts';
import { measureArrivalRate } from './measure-arrival-rate.ts';
import { processorTimeOf, sendAll } from './processor-time.ts';
import { tickRequests } from './tick-requests.ts';

/** The folder of another checkout with its build: the same is measured of it, round by round. */
const BEFORE = process.env.BENCH_BEFORE;
const ROUNDS = 5;
const TICKS = 1_500;
const BOOKINGS = 2_000;
const CONNECTIONS = 10;
const MEMBERS = 960;
/** Of a booking's. */
const MAX_OF_BOOKING = 2;
/** Of the other checkout's. */
const MAX_OF_BEFORE = 0.4;
const MIN_BOOKINGS = 0.95;

/**
 * The processor time of a check-in against that of a booking, and how many arrive while each commit
 * takes 10 ms; with `BENCH_BEFORE` also against another checkout, of which both databases are full.
 */
export async function measureCheckIns(): Promise<Measurement[]> {
  return [...(await measureProcessorTime()), ...(await measureArrivalRate(BEFORE))];
}

/** A server with what it is asked. */
interface Side {
  server: BenchmarkServer;
  bookings: Iterator<LoadRequest>;
  tick: number[];
  booking: number[];
  bookedPerSecond: number[];
}

async function measureProcessorTime(): Promise<Measurement[]> {
  const now = await startSide();
  const before = BEFORE === undefined ? null : await startSide(BEFORE);
  try {
    const sides = before ? [now, before] : [now];
    // So that connections, plans and compiled code are those of a server that runs.
    for (const side of sides) await measureRound(side);
    for (const { tick, booking, bookedPerSecond } of sides)
      for (const figures of [tick, booking, bookedPerSecond]) figures.length = 0;
    for (let round = 0; round < ROUNDS; round += 1)
      for (const side of round % 2 ? sides.toReversed() : sides) await measureRound(side);
    return [
      compareTimes('a tick at the desk', now.tick, now.booking, 'a booking', MAX_OF_BOOKING),
      ...(before ? compareWithBefore(now, before) : []),
    ];
  } finally {
    await now.server.stop();
    await before?.server.stop();
  }
}

async function startSide(checkout?: string): Promise<Side> {
  const server = await startBenchmarkServer({ checkout, more: { PULSE_SECRET: SECRET } });
  await insertMembers(server.pool, MEMBERS);
  const tokens = await signTokens(server.pool, SECRET, MEMBERS);
  const bookings = (await bookingRequests(server, tokens)).values();
  return { server, bookings, tick: [], booking: [], bookedPerSecond: [] };
}

async function measureRound({ server, bookings, ...figures }: Side): Promise<void> {
  const ticks = await tickRequests(server, { count: TICKS });
  figures.tick.push(await processorTimeOf(server, ticks, CONNECTIONS));
  figures.booking.push(await processorTimeOf(server, next(bookings), CONNECTIONS));
  figures.bookedPerSecond.push(await sendAll(server, next(bookings), CONNECTIONS));
}

function next(requests: Iterator<LoadRequest>): LoadRequest[] {
  return Array.from({ length: BOOKINGS / 2 }, () => requests.next().value).filter(Boolean);
}

function compareWithBefore(now: Side, before: Side): Measurement[] {
  return [
    compareTimes('a tick at the desk', now.tick, before.tick, 'before', MAX_OF_BEFORE),
    compareToBaseline(
      `POST /bookings, ${CONNECTIONS} connections`,
      { perSecond: median(now.bookedPerSecond), what: 'booked' },
      { perSecond: median(before.bookedPerSecond), what: 'before' },
      now.bookedPerSecond.map((rate, round) => rate / (before.bookedPerSecond[round] ?? rate)),
      MIN_BOOKINGS,
    ),
  ];
}

function compareTimes(
  what: string,
  times: readonly number[],
  baseline: readonly number[],
  of: string,
  most: number,
): Measurement {
  const ratios = times.map((time, round) => time / (baseline[round] ?? time));
  const value = Number(median(ratios).toFixed(2));
  return {
    name: `processor of ${what} against ${of}, ${CONNECTIONS} connections`,
    measured: `${median(times).toFixed(2)} ms`,
    baseline: `${median(baseline).toFixed(2)} ms ${of}`,
    value,
    goal: `at most ${most}`,
    passed: value <= most,
  };
}
