import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { queryClient } from './query-client.ts';

const app = fileURLToPath(new URL('../..', import.meta.url));

test('data is fresh for 5 minutes, kept for 30, and not refetched on focus', () => {
  expect(queryClient.getDefaultOptions().queries).toMatchObject({
    staleTime: 300_000,
    gcTime: 1_800_000,
    refetchOnWindowFocus: false,
  });
});

test('no query refetches on focus: what must be fresher has an interval', () => {
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|query-client/.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  const refetching = files.filter((file) =>
    readFileSync(path.join(app, file), 'utf8').includes('refetchOnWindowFocus'),
  );
  expect(refetching).toEqual([]);
});

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
