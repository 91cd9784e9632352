import { toFailure } from '#ui/network/problem.ts';

/**
 * Whether the server refused the emailed link itself. After a network failure, a server error or a
 * rate limit the link can be tried again.
 */
export function isLinkRejected(error: unknown): boolean {
  const { status } = toFailure(error);
  return status >= 400 && status < 500 && status !== 429;
}
