import { toFailure } from '#ui/network/problem.ts';

function detailsOf(error: unknown) {
  const failure = toFailure(error);
  if (failure.code !== 'link_expired' && failure.code !== 'link_invalid') return null;
  return failure.details;
}

/** The class that a refused link carried; null without one. */
export function classOfLink(error: unknown): string | null {
  return detailsOf(error)?.class_session_id ?? null;
}

/** Whether a link is refused because the address it was to confirm is confirmed. */
export function isConfirmed(error: unknown): boolean {
  return detailsOf(error)?.confirmed ?? false;
}
