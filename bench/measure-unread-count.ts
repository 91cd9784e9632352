import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { BenchmarkServer } from './benchmark-server.ts';
import { compareToBaseline, type Measurement, median } from './measurement.ts';
import { type LoadRequest, runLoad } from './run-load.ts';

const ROUNDS = 5;
const SECONDS = 4;
const GOALS = [
  { connections: 10, goal: 0.45 },
  { connections: 50, goal: 0.7 },
];

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
  const measured: Measurement[] = [];
  try {
    for (const { connections, goal } of GOALS) {
      const rate = async (target: string, load: LoadRequest[], seconds: number) =>
        (await runLoad(target, load, { connections, seconds })).perSecond;
      const productRates: number[] = [];
      const baselineRates: number[] = [];
      await rate(server.origin, requests, 3);
      await rate(origin, baselineRequests, 3);
      for (let round = 0; round < ROUNDS; round += 1) {
        baselineRates.push(await rate(origin, baselineRequests, SECONDS));
        productRates.push(await rate(server.origin, requests, SECONDS));
      }
      measured.push(
        compareToBaseline(
          `GET /notifications/unread-count, ${connections} connections`,
          { perSecond: median(productRates), what: 'answers' },
          { perSecond: median(baselineRates), what: 'of an empty Fastify route' },
          productRates.map((each, round) => each / (baselineRates[round] ?? 1)),
          goal,
        ),
      );
    }
  } finally {
    baselineServer.kill();
  }
  return measured;
}
