import type { Tx } from '../../../../platform/database/transaction.ts';
import { insertSessions, type NewSession } from '../../schedule/templates.store.ts';
import { type ClassToWrite, upsertClasses } from './imported-classes.store.ts';

/** How many rows one statement inserts. */
const BATCH_SIZE = 5000;

/** A class with its sessions. */
export interface ClassWithSessions extends ClassToWrite {
  sessions: readonly Omit<NewSession, 'templateId'>[];
}

/** Creates classes with their sessions, except what exists already; returns how much was created. */
export async function writeClasses(
  tx: Tx,
  classes: readonly ClassWithSessions[],
): Promise<{ classesCreated: number; sessionsCreated: number }> {
  const idOfKey = new Map<string, string>();
  let classesCreated = 0;
  for (const chunk of chunks(classes)) {
    const toWrite = chunk.map(({ sessions: _, ...fields }) => fields);
    for (const row of await upsertClasses(tx, toWrite)) {
      if (row.import_key !== null) idOfKey.set(`${row.venue_id} ${row.import_key}`, row.id);
      if (row.created) classesCreated += 1;
    }
  }
  const sessions = classes.flatMap(({ id, venueId, importKey, sessions }) => {
    const templateId = idOfKey.get(`${venueId} ${importKey}`) ?? id;
    return sessions.map((session) => ({ templateId, ...session }));
  });
  return { classesCreated, sessionsCreated: await writeSessions(tx, sessions) };
}

/** Creates sessions of classes that exist, except those they have; returns how many. */
export async function writeSessions(tx: Tx, sessions: readonly NewSession[]): Promise<number> {
  let created = 0;
  for (const chunk of chunks(sessions)) created += await insertSessions(tx, chunk);
  return created;
}

function* chunks<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += BATCH_SIZE)
    yield items.slice(start, start + BATCH_SIZE);
}
