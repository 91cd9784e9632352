import type { TrainerRow } from './demo-rows.ts';

export interface TeachingSlot {
  weekdays: readonly number[];
  /** Minutes after midnight. */
  startMinute: number;
  durationMinutes: number;
}

/** Which trainer teaches when, so that none teaches two classes at once. */
export type TrainerSchedule = Map<string, TeachingSlot[]>;

function overlap(one: TeachingSlot, other: TeachingSlot): boolean {
  return (
    one.weekdays.some((weekday) => other.weekdays.includes(weekday)) &&
    one.startMinute < other.startMinute + other.durationMinutes &&
    other.startMinute < one.startMinute + one.durationMinutes
  );
}

/**
 * A trainer of the organisation who knows the activity and is free then; null when there is none.
 */
export function chooseTrainer(
  trainers: readonly TrainerRow[],
  schedule: TrainerSchedule,
  activity: string,
  slot: TeachingSlot,
): TrainerRow | null {
  const free = trainers.filter(
    (trainer) =>
      trainer.activities.includes(activity) &&
      !(schedule.get(trainer.id) ?? []).some((taken) => overlap(taken, slot)),
  );
  const classCount = (trainer: TrainerRow) => schedule.get(trainer.id)?.length ?? 0;
  const chosen = free.sort((a, b) => classCount(a) - classCount(b))[0] ?? null;
  if (chosen) schedule.set(chosen.id, [...(schedule.get(chosen.id) ?? []), slot]);
  return chosen;
}
