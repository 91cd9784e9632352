import type { EpochMs } from '../../time/instants.ts';

/** A class without its coach, and who is free to give it, best first. */
export interface ClassToCover {
  id: string;
  startsAt: EpochMs;
  endsAt: EpochMs;
  /** Coaches who give no other class at this time; `teaches` says that its activity is one of theirs. */
  free: readonly { id: string; teaches: boolean }[];
}

/**
 * Suggests a coach for each class, by its id; null where none of the free ones teaches its activity. No
 * coach is suggested for two classes at once. One who covers a class already comes first, so that the
 * partner has few people to call.
 */
export function suggestSubstitutes(classes: readonly ClassToCover[]): Map<string, string | null> {
  const covering = new Map<string, ClassToCover[]>();
  const suggested = new Map<string, string | null>();
  for (const one of classes.toSorted((a, b) => a.startsAt - b.startsAt)) {
    const able = one.free
      .filter(({ id, teaches }) => teaches && !covering.get(id)?.some(overlaps(one)))
      .map(({ id }) => id);
    const coach = able.find((id) => covering.has(id)) ?? able[0] ?? null;
    suggested.set(one.id, coach);
    if (coach) covering.set(coach, [...(covering.get(coach) ?? []), one]);
  }
  return suggested;
}

const overlaps = (one: ClassToCover) => (other: ClassToCover) =>
  one.startsAt < other.endsAt && one.endsAt > other.startsAt;
