import { setTimeout as wait } from 'node:timers/promises';
import { actAsMember, type Torture } from './act-as-member.ts';
import { checkMemberIn } from './check-member-in.ts';
import { createClient } from './client.ts';
import { findBrokenRules } from './find-broken-rules.ts';
import { insertSeedData } from './insert-seed-data.ts';
import type { Installation } from './installation.ts';
import { createJournal } from './journal.ts';
import { judge } from './judge.ts';

/** What a run saw. */
export interface TortureResult {
  violations: string[];
  /** How often each answer was given. */
  answers: Map<string, number>;
}

/** The hours of the fought day: all look for a class at the same one until so many have answers. */
const ANSWERS_PER_HOUR = 40;
/** Acknowledged writes from one accident to the next, at random. */
const BETWEEN_ACCIDENTS = { from: 40, to: 240 };
/** Where nothing is acknowledged for so long, the next accident comes all the same. */
const LONGEST_PAUSE_MS = 20_000;

/**
 * Members act while one accident after the other happens; the amount of traffic between them is
 * counted, not clocked, so that a slow machine makes the run longer and not easier.
 */
export async function runTorture(
  { db, origins, accidents, untilReady }: Installation,
  accidentCount: number,
): Promise<TortureResult> {
  await untilReady();
  const seed = await insertSeedData(db);
  const answers = new Map<string, number>();
  const journal = createJournal();
  let all = 0;
  let stopping = false;
  const torture: Torture = {
    journal,
    send: createClient(origins, (answer) => {
      all += 1;
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    }),
    isStopping: () => stopping,
    hour: () => Math.floor(all / ANSWERS_PER_HOUR),
  };
  const visits = seed.toCheckIn.map(({ id, userId, sessionId }) =>
    Object.assign(journal.entry(userId, sessionId), { bookingId: id, status: 'confirmed' }),
  );
  const work = seed.members.map((member) => actAsMember(member, torture));
  const watching = watch();
  for (const accident of shuffled(Object.values(accidents), accidentCount)) {
    await untilAcknowledged(between(BETWEEN_ACCIDENTS));
    accident();
    const visit = visits.pop();
    if (visit) work.push(checkMemberIn(visit, seed, torture));
  }
  await untilAcknowledged(BETWEEN_ACCIDENTS.to);
  stopping = true;
  await Promise.all([...work, watching]);
  await untilReady();
  await judge(db, torture.send, journal, seed);
  return { violations: [...journal.violations], answers };

  // What is wrong for a moment only is wrong all the same.
  async function watch(): Promise<void> {
    while (!stopping) {
      const broken = await findBrokenRules(db, seed).catch(() => []);
      for (const sentence of broken) journal.violate(sentence);
      await wait(50);
    }
  }

  async function untilAcknowledged(writes: number): Promise<void> {
    const goal = (answers.get('acknowledged') ?? 0) + writes;
    const deadline = Date.now() + LONGEST_PAUSE_MS;
    while ((answers.get('acknowledged') ?? 0) < goal && Date.now() < deadline) await wait(10);
  }
}

/** Each kind equally often, in a random order. */
function shuffled<T>(kinds: readonly T[], count: number): T[] {
  return Array.from({ length: count }, (_, index) => kinds[index % kinds.length] as T)
    .map((kind) => ({ kind, order: Math.random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ kind }) => kind);
}

function between({ from, to }: { from: number; to: number }): number {
  return from + Math.random() * (to - from);
}
