import { setTimeout as wait } from 'node:timers/promises';
import { leader, untilComplete } from '../../cluster/patroni.ts';
import { actAsMember, type Torture } from '../act-as-member.ts';
import { checkMemberIn } from '../check-member-in.ts';
import { createClient, type Send } from '../client.ts';
import { compareWithJournal } from '../compare-with-journal.ts';
import { insertSeedData, type SeedData } from '../insert-seed-data.ts';
import { createJournal, type Journal } from '../journal.ts';
import { judge } from '../judge.ts';
import type { Accident, Target } from './accidents.ts';
import { atDatabase, atLeader } from './at-leader.ts';
import { createGate } from './gate.ts';
import { watchPages } from './watch-pages.ts';
import { watchWrites } from './writes.ts';

/** What came of one accident. */
export interface Outcome {
  violations: string[];
  /** What a comparison before the healing finds on the leader of before; null where none was made. */
  violationsBeforeHealing: number | null;
  acknowledged: number;
  /** Seconds without an acknowledged write, and the longest that a request took. */
  pause: number;
  longestWait: number;
  /** Failures that a balancer answered itself, and pages that were not served. */
  ofBalancers: number;
  pagesMissed: number;
  /** Whether the lead passed to another database. */
  failedOver: boolean;
  /** What was acknowledged, to be compared again when the run ends. */
  compareAgain(): Promise<string[]>;
}

/** Acknowledged writes before an accident happens. */
const BEFORE = 60;
/** After the healing: what a leader kept for itself is thrown away only then. */
const AFTER_HEALING_MS = 60_000;
/** A person's second: twelve members with three devices leave two cores free for the cluster. */
const THINK_MS = 700;
const PAUSE_MS = 1_000;
const HOUR_MS = 2_000;

/** Into the accident, while a leader that is cut off still leads. */
const EARLY_MS = 8_000;

/**
 * Members act; the accident happens, lasts and is healed; a minute later all is compared. With
 * `comparesEarly` that is done before the healing as well, to show what it misses.
 */
export async function runAccident(
  accident: Accident,
  target: Target,
  { comparesEarly }: { comparesEarly: boolean },
): Promise<Outcome> {
  const { origins } = target.cluster;
  const seed = await atLeader(insertSeedData);
  const journal = createJournal();
  const writes = watchWrites();
  let stopping = false;
  let longestWait = 0;
  let ofBalancers = 0;
  const count = (answer: string) => {
    if (answer === 'acknowledged') writes.note();
    if (answer === 'answered by a balancer') ofBalancers += 1;
  };
  const waited = (milliseconds: number) => (longestWait = Math.max(longestWait, milliseconds));
  const send = createClient(origins, count, { pauseMs: PAUSE_MS, thinkMs: THINK_MS, waited });
  const gate = createGate(send);
  const torture: Torture = {
    ...{ journal, send: gate.send },
    isStopping: () => stopping,
    hour: () => Math.floor(performance.now() / HOUR_MS),
  };
  const pages = watchPages(origins, () => stopping);
  const work = seed.members.map((member) => actAsMember(member, torture));
  while (writes.count < BEFORE) await wait(100);
  const before = await leader();
  const startedAt = performance.now();
  const heal = await accident.happen(target);
  work.push(...visits(seed, journal).map((entry) => checkMemberIn(entry, seed, torture)));
  let violationsBeforeHealing: number | null = null;
  if (comparesEarly) {
    await wait(EARLY_MS);
    violationsBeforeHealing = await gate.whileClosed(async () => {
      const copy = journal.copy();
      await atDatabase(before.name, (db) => compareWithJournal(db, send, copy, seed));
      return copy.violations.size;
    });
  }
  await wait(startedAt + accident.seconds * 1000 - performance.now());
  heal();
  await wait(AFTER_HEALING_MS);
  const pause = writes.longestPauseSince(startedAt);
  stopping = true;
  await Promise.all(work);
  await untilComplete();
  const after = await leader();
  await atLeader((db) => judge(db, send, journal, seed));
  return {
    violations: [...journal.violations],
    violationsBeforeHealing,
    acknowledged: writes.count,
    pause,
    longestWait: longestWait / 1000,
    ofBalancers,
    pagesMissed: await pages,
    failedOver: before.timeline !== after.timeline,
    compareAgain: () => compareAgain(send, journal, seed),
  };
}

/** The members who are checked in while the accident lasts. */
function visits({ toCheckIn }: SeedData, journal: Journal) {
  return toCheckIn.slice(0, toCheckIn.length / 3).map(({ id, userId, sessionId }) => {
    const told = { bookingId: id, status: 'confirmed' };
    return Object.assign(journal.entry(userId, sessionId), told);
  });
}

/** A later failover may lose what an earlier accident left in doubt. */
async function compareAgain(send: Send, journal: Journal, seed: SeedData): Promise<string[]> {
  await atLeader((db) => compareWithJournal(db, send, journal, seed));
  return [...journal.violations];
}
