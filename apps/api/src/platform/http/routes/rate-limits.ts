import { API_BASE } from '@pulse/contract';
import type { EpochMs } from '@pulse/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { networkOf } from '../../rate-limits/network-of.ts';
import {
  createRateLimitCounters,
  type RateLimitCounter,
} from '../../rate-limits/rate-limit-counters.ts';
import { deleteExpiredCounters } from '../../rate-limits/rate-limits.store.ts';
import { createSharedRateLimiter } from '../../rate-limits/shared-rate-limiter.ts';
import { refuse } from '../../refusal.ts';
import { sendRefusal } from '../problems/problem-details.ts';

const MINUTE = 60_000;
/** Requests per minute of one account: ten a second is far more than the web app ever sends. */
const CALLS_PER_ACCOUNT = 600;
/**
 * Reads per minute of one account by which its dashboards follow events: ten of them at the busiest
 * entrance, three reads a second each. They take nothing from the scans of the same account.
 */
const FOLLOWING_READS_PER_ACCOUNT = 1_800;
/** Requests per minute without a session from one network: all phones in a gym share one. */
const ANONYMOUS_CALLS_PER_ADDRESS = 3_000;

/**
 * Limits the request rate: per account for signed-in requests, per network for anonymous ones.
 * Routes that send email or are expensive have a limit of their own, counted in the database.
 */
export function addRateLimits(app: FastifyInstance, { config, db, clock, jobs }: Deps): void {
  jobs.every('rate-limits.delete-expired', 3600, () => deleteExpiredCounters(db));
  if (!config.rateLimit) return;
  const limiter = (name: string, points: number) =>
    createSharedRateLimiter(db, { name, points, milliseconds: MINUTE });
  const accounts = limiter('account', CALLS_PER_ACCOUNT);
  const following = limiter('account-following', FOLLOWING_READS_PER_ACCOUNT);
  const addresses = limiter('address', ANONYMOUS_CALLS_PER_ADDRESS);
  app.addHook('preValidation', (request, reply, done) => {
    const { user, routeOptions } = request;
    if (!routeOptions.url?.startsWith(API_BASE)) return done();
    const now = clock.now();
    const retryAt = user
      ? (routeOptions.config.followsEvents ? following : accounts).consume(user.id, now)
      : addresses.consume(networkOf(request.ip), now);
    if (retryAt === null) return done();
    void Promise.resolve(retryAt).then((instant) => {
      if (instant === null) done();
      else sendRateLimited(request, reply, instant, now);
    });
  });
  limitRoutes(app, createRateLimitCounters(db, true));
}

function limitRoutes(
  app: FastifyInstance,
  counter: ReturnType<typeof createRateLimitCounters>,
): void {
  app.addHook('onRoute', (route) => {
    const limit = route.config?.limit;
    if (!limit) return;
    const routeCounter: RateLimitCounter = counter(limit);
    const enforce = async (request: FastifyRequest, reply: FastifyReply) => {
      const account = limit.by === 'account' ? request.user?.id : undefined;
      const key = account ?? networkOf(request.ip);
      const retryAt = await routeCounter.add(key);
      if (retryAt !== null) return sendRateLimited(request, reply, retryAt, Date.now());
    };
    route.preHandler = [enforce, ...[route.preHandler ?? []].flat()];
  });
}

/** Responds with 429 and the instant from which a request is accepted again. */
function sendRateLimited(
  request: FastifyRequest,
  reply: FastifyReply,
  retryAt: EpochMs,
  now: EpochMs,
) {
  const seconds = Math.max(1, Math.ceil((retryAt - now) / 1000));
  return sendRefusal(request, reply, refuse('rate_limited', { retry_after_seconds: seconds }));
}
