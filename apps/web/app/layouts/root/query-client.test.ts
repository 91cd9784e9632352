import { expect, test } from 'vitest';
import { queryClient } from './query-client.ts';

test('an unknown venue is asked for once, so that the page says so at once', async () => {
  let requests = 0;
  const notFound = { status: 404, code: 'not_found', detail: 'Not found' };
  const query = queryClient.fetchQuery({
    queryKey: ['unknown venue'],
    queryFn: () => {
      requests += 1;
      return Promise.reject(notFound);
    },
  });
  await expect(query).rejects.toEqual(notFound);
  expect(requests).toBe(1);
});
