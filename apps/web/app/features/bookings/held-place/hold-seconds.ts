import { holdMinutesOf } from '@pulse/domain';

/** The whole time for which an offered place is held, in seconds: the full ring of its countdown. */
export function holdSeconds(session: { starts_at: string }, heldUntil: string): number {
  return holdMinutesOf(Date.parse(session.starts_at), Date.parse(heldUntil), Date.now()) * 60;
}
