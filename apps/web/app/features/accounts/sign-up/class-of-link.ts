import { toFailure } from '#ui/network/problem.ts';

/** The class that a refused link carried; null without one. */
export function classOfLink(error: unknown): string | null {
  const failure = toFailure(error);
  if (failure.code !== 'link_expired' && failure.code !== 'link_invalid') return null;
  return failure.details?.class_session_id ?? null;
}
