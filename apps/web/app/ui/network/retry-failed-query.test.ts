import { expect, test } from 'vitest';
import { retryFailedQuery } from './retry-failed-query.ts';

const problem = (status: number) => ({ status, code: 'any', detail: 'No' });

/** How often a query is sent that always fails with this error. */
function attempts(error: unknown): number {
  let failures = 1;
  while (retryFailedQuery(failures - 1, error)) failures += 1;
  return failures;
}

test('what the server refuses is not asked again', () => {
  for (const status of [400, 401, 403, 404, 409, 410, 422])
    expect(attempts(problem(status)), `${status}`).toBe(1);
});

test('a failure of the server or the network gets two retries', () => {
  for (const status of [408, 429, 500, 502, 503])
    expect(attempts(problem(status)), `${status}`).toBe(3);
  expect(attempts(new TypeError('Failed to fetch'))).toBe(3);
  expect(attempts({ status: 502 })).toBe(3);
});
