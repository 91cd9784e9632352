// Books with the server of this checkout, which has a worker beside it, and with that of another,
// which does everything itself, in turns, on copies of one database: `node bench/compare-booking.ts <folder of the other checkout>`. Prints ratios.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ComparedServer, SECRET, startComparedServer } from './compared-server.ts';
import { copyLoadClasses } from './copy-load-classes.ts';
import { insertMembers } from './insert-load-members.ts';
import { bookConcurrently } from './measure-concurrent-bookings.ts';
import { median } from './measurement.ts';
import { type LoadRequest, runLoad } from './run-load.ts';
import { signTokens } from './sign-tokens.ts';

const MEMBERS = 900;
const DAYS = 12;
const ROUNDS = 9;
const PER_ROUND = 1_000;
const WARM_UP = 2_000;
const RUSHES = 3;
const AT_ONCE = 500;
const [other] = process.argv.slice(2);
if (!other) throw new Error('Name the folder of the other checkout');

const folder = mkdtempSync(join(tmpdir(), 'pulse-compare-'));
const here = fileURLToPath(new URL('..', import.meta.url));
const dataDirs = [join(folder, 'other'), join(folder, 'this')] as const;

const seeded = await startComparedServer('seed', resolve(other), dataDirs[0], {
  withWorker: false,
});
await insertMembers(seeded.pool, MEMBERS);
const tokens = await signTokens(seeded.pool, SECRET, MEMBERS);
const load = { days: DAYS, hours: [6, 9], capacity: 1000, perSlot: 10 };
const classes = await copyLoadClasses(seeded.pool, load);
const rush = { days: RUSHES, hours: [13], capacity: 20, perSlot: 1 };
const rushes = await copyLoadClasses(seeded.pool, rush);
await seeded.drained();
await seeded.stop();
// With the owners, which Node's own copying changes.
execFileSync('cp', ['-a', dataDirs[0], dataDirs[1]]);
const servers: ComparedServer[] = [];
try {
  servers.push(
    await startComparedServer('other', resolve(other), dataDirs[0], { withWorker: false }),
  );
  servers.push(await startComparedServer('this', here, dataDirs[1], { withWorker: true }));
  const requests = bookingRequests();
  let next = 0;
  const bookInTurns = async (count: number, connections: number): Promise<Run[]> => {
    const runs: Run[] = [];
    for (const server of servers) {
      runs.push(await book(server, requests.slice(next, next + count), connections));
    }
    next += count;
    return runs;
  };
  // Code is compiled, and the copies cleaned up, before anything counts: both take more processor
  // than a round.
  await bookInTurns(WARM_UP, 50);
  for (const server of servers) await server.cleanUp();
  for (const connections of [50, 10, 1]) {
    const rounds: Run[][] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push(await bookInTurns(connections === 1 ? 100 : PER_ROUND, connections));
    report(`${connections} connections`, rounds);
  }
  for (const [classId = ''] of rushes) {
    for (const server of servers) {
      const result = await bookConcurrently(server, tokens.slice(0, AT_ONCE), classId);
      console.log(`${AT_ONCE} at once, ${server.name}`, result);
      await server.drained();
    }
  }
} finally {
  for (const server of servers) await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

interface Run {
  perSecond: number;
  /** Milliseconds of processor for each booking. */
  server: number;
  database: number;
}

async function book(
  server: ComparedServer,
  requests: LoadRequest[],
  connections: number,
): Promise<Run> {
  const before = server.cpu();
  const { perSecond, statuses } = await runLoad(server.origin, requests, { connections });
  await server.drained();
  const after = server.cpu();
  const booked = statuses.get(201) ?? 0;
  if (statuses.size !== 1 || booked === 0)
    throw new Error(`${server.name}: not every booking was made: ${JSON.stringify([...statuses])}`);
  const each = 1000 / booked;
  return {
    perSecond,
    server: (after.server - before.server) * each,
    database: (after.database - before.database) * each,
  };
}

function report(name: string, rounds: Run[][]): void {
  const ratio = (of: (run: Run) => number) =>
    median(rounds.map(([before, after]) => (before && after ? of(after) / of(before) : 0)));
  for (const [before, after] of rounds) console.log(name, { before, after });
  console.log(
    `${name}: rate ${ratio((run) => run.perSecond).toFixed(2)}, processor ${ratio(
      (run) => run.server + run.database,
    ).toFixed(2)}`,
  );
}

/** One booking of each member in each slot, never two that overlap. */
function bookingRequests(): LoadRequest[] {
  return classes.flatMap((slot, index) =>
    tokens.map((authorization, member) => ({
      method: 'POST' as const,
      path: '/api/v1/bookings',
      headers: {
        authorization,
        'content-type': 'application/json',
        'idempotency-key': `bench-${index}-${member}`,
      },
      body: JSON.stringify({ class_session_id: slot[(member + index) % slot.length] }),
    })),
  );
}
