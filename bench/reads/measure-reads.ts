import { type BenchmarkServer, startBenchmarkServer } from '../benchmark-server.ts';
import { cpuSeconds, parentOf } from '../cpu-seconds.ts';
import { SECRET } from '../live/server-group.ts';
import { type Measurement, median } from '../measurement.ts';
import { type LoadRequest, runLoad } from '../run-load.ts';
import { signTokens } from '../sign-tokens.ts';
import { READS, type ReadName, readPaths } from './read-paths.ts';

/** The folder of another checkout with its build: the same is measured of it, round by round. */
const BEFORE = process.env.BENCH_BEFORE;
const ROUNDS = 3;
const CONNECTIONS = 10;
const MEMBERS = 100;
/** Screens that are opened a round, each with all that it asks for: about a second of processor. */
const SCREENS: Record<ReadName, number> = {
  list: 100,
  map: 30,
  venue: 300,
  session: 300,
  bookings: 300,
  unread: 300,
};
/** Milliseconds of a page of the list, of Node and of PostgreSQL each. */
const MOST_OF_A_PAGE = 2;
/** Of the other checkout's. */
const MOST_OF_BEFORE = 0.45;

/** Milliseconds of processor. */
interface Cost {
  node: number;
  database: number;
}

/** A server with what each screen asks it, and what that took in each round. */
interface Side {
  server: BenchmarkServer;
  databasePid: number;
  requests: Record<ReadName, LoadRequest[]>;
  costs: Record<ReadName, Cost[]>;
}

/**
 * The processor of Node and PostgreSQL for what the app asks for when a member looks around: the list of
 * explore, its map, a venue, a class, their bookings, their unread notifications; with `BENCH_BEFORE` against
 * what the app of another checkout asks its own server for.
 */
export async function measureReads(): Promise<Measurement[]> {
  const now = await startSide();
  const before = BEFORE === undefined ? null : await startSide(BEFORE);
  try {
    const sides = before ? [now, before] : [now];
    // So that connections, plans and compiled code are those of a server that runs.
    for (const side of sides) await measureRound(side);
    for (const { costs } of sides) for (const name of READS) costs[name].length = 0;
    for (let round = 0; round < ROUNDS; round += 1)
      for (const side of round % 2 ? sides.toReversed() : sides) await measureRound(side);
    return report(now, before);
  } finally {
    await now.server.stop();
    await before?.server.stop();
  }
}

async function startSide(checkout?: string): Promise<Side> {
  const server = await startBenchmarkServer({ checkout, more: { PULSE_SECRET: SECRET } });
  const { rows } = await server.pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  // As in a database that has run for a while.
  await server.pool.query('VACUUM ANALYZE');
  const tokens = await signTokens(server.pool, SECRET, MEMBERS);
  const paths = await readPaths(server, tokens[0] ?? '');
  const toRequests = (name: ReadName): LoadRequest[] =>
    Array.from({ length: SCREENS[name] }, (_, screen) =>
      paths[name](screen).map((path) => ({
        method: 'GET' as const,
        path: `/api/v1${path}`,
        headers: {
          authorization: tokens[screen % tokens.length] ?? '',
          'accept-encoding': 'gzip, deflate, br, zstd',
        },
      })),
    ).flat();
  return {
    server,
    databasePid: parentOf(rows[0]?.pid ?? 0),
    requests: forEachRead(toRequests),
    costs: forEachRead(() => []),
  };
}

const forEachRead = <T>(of: (name: ReadName) => T) =>
  Object.fromEntries(READS.map((name) => [name, of(name)])) as Record<ReadName, T>;

async function measureRound({ server, databasePid, requests, costs }: Side): Promise<void> {
  for (const name of READS) {
    const [node, database] = [cpuSeconds(server.pid), cpuSeconds(databasePid)];
    const load = requests[name];
    const { statuses } = await runLoad(server.origin, load, { connections: CONNECTIONS });
    if (statuses.get(200) !== load.length)
      throw new Error(`${name} was not answered: ${JSON.stringify([...statuses])}`);
    costs[name].push({
      node: (1000 * (cpuSeconds(server.pid) - node)) / SCREENS[name],
      database: (1000 * (cpuSeconds(databasePid) - database)) / SCREENS[name],
    });
  }
}

const medianOf = (costs: readonly Cost[]): Cost => ({
  node: median(costs.map(({ node }) => node)),
  database: median(costs.map(({ database }) => database)),
});

function report(now: Side, before: Side | null): Measurement[] {
  const rows = READS.map((name) => compare(name, now.costs[name], before?.costs[name]));
  return before ? [...rows, compare('mix', mixOf(now), mixOf(before), MOST_OF_BEFORE)] : rows;
}

/** What one of each takes, in each round. */
const mixOf = ({ costs }: Side): Cost[] =>
  costs.list.map((_, round) => ({
    node: READS.reduce((sum, name) => sum + (costs[name][round]?.node ?? 0), 0),
    database: READS.reduce((sum, name) => sum + (costs[name][round]?.database ?? 0), 0),
  }));

const print = ({ node, database }: Cost) =>
  `${node.toFixed(2)} + ${database.toFixed(2)} ms of Node and PostgreSQL`;

function compare(
  name: string,
  now: readonly Cost[],
  before: readonly Cost[] | undefined,
  most?: number,
): Measurement {
  const { node, database } = medianOf(now);
  const total = (cost: Cost | undefined) => (cost ? cost.node + cost.database : Number.NaN);
  const ratio = before && median(now.map((cost, round) => total(cost) / total(before[round])));
  const isPage = name === 'list';
  const value = Number((ratio ?? node + database).toFixed(2));
  const page = Math.max(node, database) <= MOST_OF_A_PAGE;
  return {
    name: `reads: ${name}, ${CONNECTIONS} connections`,
    measured: print({ node, database }),
    baseline: before ? `${print(medianOf(before))} before` : '',
    value,
    goal: isPage ? `${MOST_OF_A_PAGE} + ${MOST_OF_A_PAGE} ms` : most ? `at most ${most}` : '',
    passed: isPage ? page : most ? value <= most : null,
  };
}
