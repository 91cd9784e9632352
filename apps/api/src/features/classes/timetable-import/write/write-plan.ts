import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../../platform/database/transaction.ts';
import { insertSessions } from '../../schedule/templates.store.ts';
import type { AdditionWithSessions } from '../plan/plan-import.ts';
import { extendClasses, insertClasses } from './imported-classes.store.ts';

/** How many rows one statement inserts. */
const BATCH_SIZE = 5000;

/**
 * Writes what a plan adds to a venue, which the caller has locked since it was planned: new classes,
 * more starts of existing ones, and the sessions of both. Returns how many sessions were created.
 */
export async function writePlan(
  tx: Tx,
  venueId: string,
  additions: readonly AdditionWithSessions[],
  trainerId: (name: string) => string | null,
): Promise<number> {
  const written = additions.map(({ addition, sessions }) => ({
    addition,
    classId: addition.existing?.id ?? randomUUID(),
    sessions,
  }));
  const created = written.filter(({ addition }) => !addition.existing);
  for (const chunk of chunks(created))
    await insertClasses(
      tx,
      chunk.map(({ classId, addition }) => {
        const { existing: _, dates: __, lines: ___, trainer, ...fields } = addition;
        return { ...fields, id: classId, venueId, trainerId: trainerId(trainer) };
      }),
    );
  await extendClasses(
    tx,
    additions.map(({ addition }) => addition),
  );
  const sessions = written.flatMap(({ classId, sessions }) =>
    sessions.map((session) => ({ templateId: classId, ...session })),
  );
  let count = 0;
  for (const chunk of chunks(sessions)) count += await insertSessions(tx, chunk);
  return count;
}

function* chunks<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += BATCH_SIZE)
    yield items.slice(start, start + BATCH_SIZE);
}
