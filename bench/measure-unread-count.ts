import { fork } from 'node:child_process';
import { once } from 'node:events';
import { load } from './load.ts';
import { type Measurement, median, ratioOf } from './measurement.ts';
import type { Stack } from './stack.ts';

const ROUNDS = 5;
const SECONDS = 4;

/** GET /notifications/unread-count against a Fastify route that does nothing, in a process of its own. */
export async function measureUnreadCount(stack: Stack, members: string[]): Promise<Measurement[]> {
  const requests = members.slice(0, 50).map((authorization) => ({
    method: 'GET' as const,
    path: '/api/v1/notifications/unread-count',
    headers: { authorization },
  }));
  const empty = fork(new URL('empty-server.ts', import.meta.url).pathname);
  const [origin] = (await once(empty, 'message')) as [string];
  const nothing = [{ method: 'GET' as const, path: '/' }];
  const ours: number[] = [];
  const theirs: number[] = [];
  try {
    await load(stack.origin, requests, { connections: 10, seconds: 3 });
    await load(origin, nothing, { connections: 10, seconds: 3 });
    for (let round = 0; round < ROUNDS; round += 1) {
      theirs.push((await load(origin, nothing, { connections: 10, seconds: SECONDS })).perSecond);
      ours.push(
        (await load(stack.origin, requests, { connections: 10, seconds: SECONDS })).perSecond,
      );
    }
  } finally {
    empty.kill();
  }
  return [
    ratioOf(
      'GET /notifications/unread-count',
      { perSecond: median(ours), what: 'answers' },
      { perSecond: median(theirs), what: 'of an empty Fastify route' },
      ours.map((rate, round) => rate / (theirs[round] ?? 1)),
      0.25,
    ),
  ];
}
