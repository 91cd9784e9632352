import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { BenchmarkServer } from './benchmark-server.ts';
import { compareToBaseline, type Measurement, median } from './measurement.ts';
import { runLoad } from './run-load.ts';

const ROUNDS = 5;
const SECONDS = 4;

/**
 * GET /notifications/unread-count against a Fastify route that does nothing, in a separate process.
 */
export async function measureUnreadCount(
  server: BenchmarkServer,
  members: string[],
): Promise<Measurement[]> {
  const requests = members.slice(0, 50).map((authorization) => ({
    method: 'GET' as const,
    path: '/api/v1/notifications/unread-count',
    headers: { authorization },
  }));
  const baselineServer = fork(new URL('baseline-server.ts', import.meta.url).pathname);
  const [origin] = (await once(baselineServer, 'message')) as [string];
  const baselineRequests = [{ method: 'GET' as const, path: '/' }];
  const productRates: number[] = [];
  const baselineRates: number[] = [];
  try {
    await runLoad(server.origin, requests, { connections: 10, seconds: 3 });
    await runLoad(origin, baselineRequests, { connections: 10, seconds: 3 });
    for (let round = 0; round < ROUNDS; round += 1) {
      baselineRates.push(
        (await runLoad(origin, baselineRequests, { connections: 10, seconds: SECONDS })).perSecond,
      );
      productRates.push(
        (await runLoad(server.origin, requests, { connections: 10, seconds: SECONDS })).perSecond,
      );
    }
  } finally {
    baselineServer.kill();
  }
  return [
    compareToBaseline(
      'GET /notifications/unread-count',
      { perSecond: median(productRates), what: 'answers' },
      { perSecond: median(baselineRates), what: 'of an empty Fastify route' },
      productRates.map((rate, round) => rate / (baselineRates[round] ?? 1)),
      0.25,
    ),
  ];
}
