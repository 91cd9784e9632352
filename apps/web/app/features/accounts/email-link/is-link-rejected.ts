import { toFailure } from '../../../ui/network/problem.ts';

/**
 * Whether the server refused the mailed link itself. No network, a fault of the server and too many
 * tries say nothing about the link: it can be tried again.
 */
export function isLinkRejected(error: unknown): boolean {
  const { status } = toFailure(error);
  return status >= 400 && status < 500 && status !== 429;
}
