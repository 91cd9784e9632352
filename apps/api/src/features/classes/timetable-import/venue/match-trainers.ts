import { classNameKey, type TimetableEntry } from '@pulse/domain';
import type { Db, Tx } from '../../../../platform/database/transaction.ts';
import { findTrainersNamed } from '../../../venues/index.ts';
import type { VenueMapping } from './read-mapping.ts';

/** The trainers of a file: those the organisation has, and the others. */
export interface MatchedTrainers {
  /** Ids by the key of their name. */
  idOf: Map<string, string>;
  unknown: string[];
  /** The entries, without the trainers that their classes will not have. */
  entries: TimetableEntry[];
}

/** Matches the trainers of a file by name; with `lock` no partner archives them meanwhile. */
export async function matchTrainers(
  db: Db | Tx,
  organisationId: string,
  entries: readonly TimetableEntry[],
  { mapping, lock }: { mapping: VenueMapping; lock: boolean },
): Promise<MatchedTrainers> {
  const names = trainerNames(entries);
  const spellings = names.map((name) => name.toLowerCase());
  const found =
    names.length > 0 ? await findTrainersNamed(db, organisationId, spellings, { lock }) : [];
  const idOf = new Map(found.toReversed().map(({ id, name }) => [classNameKey(name), id]));
  const unknown = names.filter((name) => !idOf.has(classNameKey(name)));
  const dropped = new Set(mapping.unknown_trainers === 'create' ? [] : unknown.map(classNameKey));
  return {
    idOf,
    unknown,
    entries: entries.map((entry) =>
      dropped.has(classNameKey(entry.trainer)) ? { ...entry, trainer: '' } : entry,
    ),
  };
}

// The names of trainers in a file, each once, as it is written first.
function trainerNames(entries: readonly TimetableEntry[]): string[] {
  const names = new Map<string, string>();
  for (const { trainer } of entries) {
    const key = classNameKey(trainer);
    if (trainer !== '' && !names.has(key)) names.set(key, trainer);
  }
  return [...names.values()];
}
