import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '@pulse/test-data';
import type { Send } from './client.ts';
import { compareWithJournal } from './compare-with-journal.ts';
import { findBrokenRules, findLostEffects } from './find-broken-rules.ts';
import type { SeedData } from './insert-seed-data.ts';
import type { Journal } from './journal.ts';

/** How long the worker may take for its events once everything runs again. */
const SETTLE_LIMIT_MS = 120_000;

/** Notes in the journal whatever is wrong once no member acts any more and all events are dispatched. */
export async function judge(db: Db, send: Send, journal: Journal, seed: SeedData): Promise<void> {
  await settle(db);
  for (const sentence of await findBrokenRules(db, seed)) journal.violate(sentence);
  for (const sentence of await findLostEffects(db, seed)) journal.violate(sentence);
  await compareWithJournal(db, send, journal, seed);
}

/** Waits until every event has been dispatched; what failed before is tried again at once. */
async function settle(db: Db): Promise<void> {
  const deadline = Date.now() + SETTLE_LIMIT_MS;
  const pending = () =>
    db
      .updateTable('outbox')
      .set({ due_at: null })
      .where('dispatched_at', 'is', null)
      .executeTakeFirstOrThrow();
  while ((await pending()).numUpdatedRows > 0n && Date.now() < deadline) await wait(500);
}
