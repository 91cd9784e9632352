import type { CoverTrainerAbsenceData, SessionToCover } from '@pulse/contract/client';

/** What becomes of one class: another trainer's id, or one of these. */
export const NO_TRAINER = 'none';
export const CANCELLED = 'cancel';

/** By the id of the session; a session without an entry is as suggested. */
export type CoverChoices = Readonly<Record<string, string>>;

/** What is chosen for a class: at first the suggested trainer, and cancelled without one. */
export function choiceFor(session: SessionToCover, choices: CoverChoices): string {
  return choices[session.id] ?? session.suggested_trainer_id ?? CANCELLED;
}

/** The request for what was chosen for each class. */
export function coverRequest(
  sessions: readonly SessionToCover[],
  choices: CoverChoices,
  reason: string,
): CoverTrainerAbsenceData['body'] {
  const chosen = sessions.map((session) => ({
    id: session.id,
    choice: choiceFor(session, choices),
  }));
  const cancelled = chosen.filter(({ choice }) => choice === CANCELLED).map(({ id }) => id);
  const substitutes = chosen
    .filter(({ choice }) => choice !== CANCELLED)
    .map(({ id, choice }) => ({
      class_session_id: id,
      trainer_id: choice === NO_TRAINER ? null : choice,
    }));
  return { substitutes, cancelled, reason: cancelled.length > 0 ? reason.trim() : '' };
}

/** The trainers who were chosen for two classes at the same time. */
export function doubleBooked(
  sessions: readonly SessionToCover[],
  choices: CoverChoices,
): { id: string; name: string }[] {
  const found = new Map<string, string>();
  for (const [index, one] of sessions.entries())
    for (const other of sessions.slice(index + 1)) {
      const choice = choiceFor(one, choices);
      const overlaps =
        Date.parse(one.starts_at) < Date.parse(other.ends_at) &&
        Date.parse(other.starts_at) < Date.parse(one.ends_at);
      const trainer = one.substitutes.find(({ id }) => id === choice);
      if (trainer && overlaps && choiceFor(other, choices) === choice)
        found.set(trainer.id, trainer.name);
    }
  return [...found].map(([id, name]) => ({ id, name }));
}
