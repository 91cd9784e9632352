import type { AppealRow } from './appeals.store.ts';

/** An appeal as its member and the venue's staff are answered. */
export function presentDecision({
  accepted,
  answer_by,
}: Pick<AppealRow, 'accepted' | 'answer_by'>) {
  return { status: appealStatus(accepted), answer_by: answer_by.toISOString() };
}

/** The status of an appeal: open until it is decided. */
export function appealStatus(accepted: boolean | null) {
  if (accepted === null) return 'open' as const;
  return accepted ? ('accepted' as const) : ('rejected' as const);
}
