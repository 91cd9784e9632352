import { ANALYTICS_PERIODS, datesOfPeriod, localDateOf } from '@pulse/domain';
import { type Measurement, median } from '../measurement.ts';
import { startVenueWithVisits } from './venue-with-visits.ts';

const [SMALL = 0, LARGE = 0] = (process.env.PULSE_BENCH_VISITS ?? '10000,1000000')
  .split(',')
  .map(Number);
const MAX_MS = 300;
const MAX_GROWTH = 1.5;
const MAX_OF_BARE = 0.25;
/** A call takes single-digit milliseconds, of which other work on the machine may double any one. */
const ROUNDS = 101;
const BARE_ROUNDS = 15;

/**
 * The figures of each period of one venue with few and with many visits, without a server, and the
 * bare SQL over all of its rows, in one run: in turns, so that other work meets each alike.
 */
export async function measureAnalytics(): Promise<Measurement[]> {
  const small = await startVenueWithVisits(SMALL);
  const large = await startVenueWithVisits(LARGE);
  try {
    const today = localDateOf(Date.now(), 'Asia/Beirut');
    const results: Measurement[] = [];
    for (const period of ANALYTICS_PERIODS) {
      const { from, to } = datesOfPeriod(period, today);
      const query = from ? { from, to } : { to };
      const [little, much] = await inTurns(
        ROUNDS,
        () => small.readFigures(query),
        () => large.readFigures(query),
      );
      results.push(
        compare(`analytics, ${period}`, much, little, MAX_GROWTH, `at ${SMALL} visits`),
        limit(`analytics, ${period}`, median(much)),
      );
    }
    const [bare, figures] = await inTurns(
      BARE_ROUNDS,
      () => large.readBare(),
      () => large.readFigures({ to: today }),
    );
    return [...results, compare('analytics, all', figures, bare, MAX_OF_BARE, 'bare SQL')];
  } finally {
    await large.stop();
    await small.stop();
  }
}

/** Milliseconds of each call of two that alternate, whichever is first. */
async function inTurns(
  rounds: number,
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
): Promise<[number[], number[]]> {
  const times: [number[], number[]] = [[], []];
  // What is read for the first time is not counted.
  await one();
  await other();
  for (let round = 0; round < rounds; round += 1)
    for (const index of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const start = performance.now();
      await (index === 0 ? one : other)();
      times[index].push(performance.now() - start);
    }
  return times;
}

/** The median of the ratios of each round: both calls of one met the same other work. */
function compare(
  name: string,
  times: readonly number[],
  others: readonly number[],
  most: number,
  what: string,
): Measurement {
  const ratio = median(times.map((ms, round) => ms / (others[round] ?? 0)));
  return {
    name,
    measured: `${median(times).toFixed(1)} ms at ${LARGE} visits`,
    baseline: `${median(others).toFixed(1)} ms ${what}`,
    value: Number(ratio.toFixed(2)),
    goal: `at most ${most} times`,
    passed: ratio <= most,
  };
}

function limit(name: string, ms: number): Measurement {
  return {
    name,
    measured: `${ms.toFixed(1)} ms at ${LARGE} visits`,
    baseline: 'a limit',
    value: Number(ms.toFixed(1)),
    goal: `at most ${MAX_MS} ms`,
    passed: ms <= MAX_MS,
  };
}
