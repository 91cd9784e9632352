import { type BenchmarkServer, startBenchmarkServer } from '../benchmark-server.ts';
import { SECRET } from '../live/server-group.ts';
import { compareToBaseline, type Measurement, median } from '../measurement.ts';
import { sendAll } from './processor-time.ts';
import { tickRequests } from './tick-requests.ts';

const ROUNDS = 3;
/** Enough for some seconds; those that wait for each other are slower. */
const ARRIVALS = { together: 2_400, oneByOne: 600 };
/** For connections that were closed meanwhile, and their plans. */
const WARM_UP = 0.25;
const CONNECTIONS = 50;
const MIN_RATIO = 4;

/**
 * PostgreSQL waits so long before it writes a commit, as it does for a synchronous standby; commits of
 * the same moment wait together.
 */
const SLOW_COMMITS = { commit_delay: '10000', commit_siblings: '0' };

/** What announces an arrival in its transaction: the lock of NOTIFY is held until the commit. */
const ANNOUNCE_INSIDE = `
  CREATE FUNCTION announce_inside() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_notify('desk_changed', NEW.venue_id::text); RETURN NULL; END $$;
  CREATE TRIGGER announce_inside AFTER INSERT ON check_ins
    FOR EACH ROW EXECUTE FUNCTION announce_inside()`;
const ANNOUNCE_AFTERWARDS = 'DROP FUNCTION announce_inside CASCADE';

/**
 * How many arrive in a second while each commit takes 10 ms, against the same server whose arrivals are
 * announced inside their transactions, and against the server of another checkout.
 */
export async function measureArrivalRate(checkout?: string): Promise<Measurement[]> {
  const now = await startSlow();
  const before = checkout === undefined ? null : await startSlow(checkout);
  const rates = { after: [] as number[], inside: [] as number[], before: [] as number[] };
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.after.push(await arrive(now, ARRIVALS.together));
      await now.pool.query(ANNOUNCE_INSIDE);
      rates.inside.push(await arrive(now, ARRIVALS.oneByOne));
      await now.pool.query(ANNOUNCE_AFTERWARDS);
      if (before) rates.before.push(await arrive(before, ARRIVALS.oneByOne));
    }
    return [
      compare(rates.after, rates.inside, 'announced inside their transactions'),
      ...(before ? [compare(rates.after, rates.before, 'before')] : []),
    ];
  } finally {
    await now.stop();
    await before?.stop();
  }
}

const startSlow = (checkout?: string) =>
  startBenchmarkServer({ settings: SLOW_COMMITS, checkout, more: { PULSE_SECRET: SECRET } });

async function arrive(server: BenchmarkServer, count: number): Promise<number> {
  const first = Math.round(WARM_UP * count);
  const ticks = await tickRequests(server, { count: first + count });
  await sendAll(server, ticks.slice(0, first), CONNECTIONS);
  return sendAll(server, ticks.slice(first), CONNECTIONS);
}

function compare(rates: number[], baseline: number[], what: string): Measurement {
  return compareToBaseline(
    `arrivals while a commit takes 10 ms, ${CONNECTIONS} connections`,
    { perSecond: median(rates), what: 'arrived' },
    { perSecond: median(baseline), what },
    rates.map((rate, round) => rate / (baseline[round] ?? rate)),
    MIN_RATIO,
  );
}
