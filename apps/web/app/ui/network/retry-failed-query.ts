import { toFailure } from './problem.ts';

const retries = 2;
const requestTimeout = 408;
const tooManyRequests = 429;

/**
 * Whether a failed query is sent again: twice when the server was not reached or failed itself. What it
 * refuses, for example an unknown venue, it refuses again, so the page says so at once.
 */
export function retryFailedQuery(failureCount: number, error: unknown): boolean {
  const { status } = toFailure(error);
  const refused = status >= 400 && status < 500;
  if (refused && status !== requestTimeout && status !== tooManyRequests) return false;
  return failureCount < retries;
}
