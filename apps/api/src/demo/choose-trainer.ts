import type { TrainerRow } from './demo-rows.ts';

export interface Slot {
  weekdays: readonly number[];
  /** Minutes after midnight. */
  startMinute: number;
  durationMinutes: number;
}

/** Who teaches when, so that nobody teaches two classes at once. */
export type Rota = Map<string, Slot[]>;

function collide(one: Slot, other: Slot): boolean {
  return (
    one.weekdays.some((weekday) => other.weekdays.includes(weekday)) &&
    one.startMinute < other.startMinute + other.durationMinutes &&
    other.startMinute < one.startMinute + one.durationMinutes
  );
}

/** A trainer of the organisation who knows the activity and is free then; null when nobody is. */
export function chooseTrainer(
  trainers: readonly TrainerRow[],
  rota: Rota,
  activity: string,
  slot: Slot,
): TrainerRow | null {
  const free = trainers.filter(
    (trainer) =>
      trainer.activities.includes(activity) &&
      !(rota.get(trainer.id) ?? []).some((taken) => collide(taken, slot)),
  );
  const busyness = (trainer: TrainerRow) => rota.get(trainer.id)?.length ?? 0;
  const chosen = free.sort((a, b) => busyness(a) - busyness(b))[0] ?? null;
  if (chosen) rota.set(chosen.id, [...(rota.get(chosen.id) ?? []), slot]);
  return chosen;
}
