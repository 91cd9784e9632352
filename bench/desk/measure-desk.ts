import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Db } from '@pulse/test-data';
import { Kysely, PostgresDialect } from 'kysely';
import { SECRET, type ServerGroup, startServerGroup } from '../live/server-group.ts';
import type { Measurement } from '../measurement.ts';
import { guardOf } from '../torture/guards.ts';
import { actAsBrowser } from './browser-globals.ts';
import { filmAtDesk } from './film-at-desk.ts';
import { type Desk, insertDesks } from './insert-visitors.ts';
import { createJournal, type Journal } from './journal.ts';
import { type LossyProxy, startLossyProxy } from './lossy-proxy.ts';
import { keepRosters, queueVisitors, type SettledQueue, settleVisitors } from './offline-desk.ts';
import { receiveVisitors, tickVisitor } from './online-desk.ts';

/** Shorter while working on it: DESK_OFFLINE_MINUTES=0.5. */
const MINUTES = Number(process.env.DESK_OFFLINE_MINUTES ?? 10);
/** A guard to take away, to prove that its loss is noticed: DESK_WITHOUT=arrival. */
const WITHOUT = process.env.DESK_WITHOUT ?? null;
const PATCHER = fileURLToPath(new URL('../torture/remove-guards.ts', import.meta.url));
const ONLINE_DESKS = 5;
const PER_MINUTE = 20;
/** Booked, and never there. */
const ABSENT = 10;
/** Of the run, after which a server is killed, and after which it is started again. */
const KILLED_AT = 0.4;
const RESTARTED_AT = 0.6;
const SHOWN = 5;

/**
 * Three servers behind a proxy that cuts, delays and loses; desks that check members in, one of them
 * without the network for minutes; one server killed. Afterwards each arrival has to be there once.
 */
export async function measureDesk(): Promise<Measurement[]> {
  const { statements = [], patches = [] } = guardOf(WITHOUT);
  const fromSource = patches.length > 0;
  const patched = { NODE_OPTIONS: `--import=${PATCHER}`, TORTURE_WITHOUT: WITHOUT ?? '' };
  const group = await startServerGroup(fromSource ? patched : {}, { fromSource });
  const proxy = await startLossyProxy(group.ports);
  try {
    for (const statement of statements) await group.pool.query(statement);
    const desks = await workAtDesks(group, proxy);
    return WITHOUT ? [desks] : [desks, await filmAtDesk(group, proxy)];
  } finally {
    await proxy.stop();
    await group.stop();
  }
}

async function workAtDesks(group: ServerGroup, proxy: LossyProxy): Promise<Measurement> {
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool: group.pool }) });
  const visitors = Math.ceil(MINUTES * PER_MINUTE) + ABSENT;
  const counts = Array.from({ length: ONLINE_DESKS }, () => visitors);
  const [offline, cancelled, ...online] = await insertDesks(db, SECRET, [visitors, 1, ...counts]);
  if (!offline || !cancelled) throw new Error('There are no desks.');
  const journal = createJournal();
  actAsBrowser(proxy.origin, offline.authorization);
  await keepRosters(offline);

  const lengthMs = MINUTES * 60_000;
  const pace = { everyMs: 60_000 / PER_MINUTE, endsAt: Date.now() + lengthMs };
  const [elsewhere = offline] = online;
  const tickElsewhere = (visitor: Desk['visitors'][number]) =>
    tickVisitor(proxy.origin, elsewhere, visitor, journal);
  // The class of one visitor is cancelled while the desk has no network.
  const gone = { ...offline, visitors: cancelled.visitors };
  await queueVisitors(gone, journal, async () => undefined, pace);
  await cancelClass(group, cancelled);
  const queued = queueVisitors(offline, journal, tickElsewhere, pace);
  const received = online.map((desk) => receiveVisitors(proxy.origin, desk, journal, pace));
  await Promise.all([
    queued,
    ...received,
    wait(lengthMs * KILLED_AT).then(group.killOne),
    wait(lengthMs * RESTARTED_AT).then(group.restartKilled),
    wait(lengthMs),
  ]);
  const settled = await settleVisitors(offline);
  checkConflicts(settled, cancelled, journal);
  const violations = await journal.compare(group.pool, offline.venueId);
  for (const sentence of violations.slice(0, SHOWN)) console.log(`  ${sentence}`);
  return report(journal, proxy, settled, violations);
}

/** Straight at a server: another colleague does it. */
async function cancelClass({ origin }: ServerGroup, { sessionId, authorization }: Desk) {
  const response = await fetch(`${origin}/api/v1/partner/class-sessions/${sessionId}/cancel`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ reason: 'The room is flooded' }),
  });
  if (!response.ok) throw new Error(`not cancelled: ${await response.text()}`);
}

/** Only who has no class any more waits for a person, and is nowhere entered. */
function checkConflicts(settled: SettledQueue, { visitors }: Desk, journal: Journal): void {
  const [expected] = visitors;
  const codes = settled.conflicts.map(({ bookingId, code }) =>
    bookingId === expected?.bookingId ? code : `${code} of ${bookingId}`,
  );
  // It was scanned and ticked.
  if (codes.length === 0 || codes.some((code) => code !== 'class_cancelled'))
    journal.violate(`the conflicts are ${codes.join(', ') || 'none'}`);
  if (settled.left > 0) journal.violate(`${settled.left} check-ins are still queued`);
  if (expected) journal.refused(expected.bookingId);
}

function report(
  journal: Journal,
  { accidents }: LossyProxy,
  settled: SettledQueue,
  violations: readonly string[],
): Measurement {
  const { cut, delayed, lost, lostAfterCommit } = accidents;
  const seconds = settled.seconds.toFixed(1);
  console.log(
    `  ${journal.sent} requests with the network, ${journal.unanswered} without an answer; the proxy cut ${cut}, delayed ${delayed} and lost ${lost} answers, ${lostAfterCommit} of them after the commit`,
  );
  console.log(
    `  ${settled.queued} check-ins queued in ${MINUTES} min without the network: ${settled.entered} settled in ${seconds} s, ${settled.conflicts.length} wait for a person`,
  );
  return {
    name: `arrivals at ${ONLINE_DESKS + 1} desks, three servers, one killed${WITHOUT ? `, without ${WITHOUT}` : ''}`,
    measured: `${journal.arrivals()} arrivals, ${violations.length} violations`,
    baseline: `${settled.queued} queued in ${MINUTES} min offline, settled in ${seconds} s`,
    value: violations.length,
    goal: WITHOUT ? 'at least 1' : '0',
    // A guard whose loss no check notices is as wrong as a violation.
    passed: WITHOUT ? violations.length > 0 : violations.length === 0,
  };
}
