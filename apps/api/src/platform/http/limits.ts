import { API_BASE } from '@pulse/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { type Counter, createCounters, deleteExpiredCounters } from '../limits/counters.ts';
import { createFloodGate } from '../limits/flood-gate.ts';
import { networkOf } from '../limits/network-of.ts';
import { refuse } from '../refusal.ts';
import { sendRefusal } from './problem.ts';

const MINUTE = 60_000;
/** Calls a minute of one account: ten a second is far more than the web app ever makes. */
const CALLS_OF_AN_ACCOUNT = 600;
/** Calls a minute without a session from one address: a gym full of phones shares one. */
const ANONYMOUS_CALLS_OF_AN_ADDRESS = 3_000;

/**
 * Turns floods away: per account for signed-in calls, per address for anonymous ones. Routes that
 * send mail or cost much have a limit of their own, counted in the database.
 */
export function addLimits(app: FastifyInstance, { config, pool, clock, jobs }: Deps): void {
  jobs.every('forget-expired-limits', 3600, () => deleteExpiredCounters(pool));
  if (!config.rateLimit) return;
  const accounts = createFloodGate(CALLS_OF_AN_ACCOUNT, MINUTE);
  const addresses = createFloodGate(ANONYMOUS_CALLS_OF_AN_ADDRESS, MINUTE);
  app.addHook('preValidation', (request, reply, done) => {
    const { member } = request;
    if (!request.routeOptions.url?.startsWith(API_BASE)) return done();
    const now = clock.now();
    const retryAt = member
      ? accounts.admit(member.id, now)
      : addresses.admit(networkOf(request.ip), now);
    if (retryAt === null) return done();
    sendTooMany(request, reply, retryAt, now);
  });
  limitRoutes(app, createCounters(pool, true));
}

function limitRoutes(app: FastifyInstance, counter: ReturnType<typeof createCounters>): void {
  app.addHook('onRoute', (route) => {
    const limit = route.config?.limit;
    if (!limit) return;
    const counted: Counter = counter(limit);
    const enforce = async (request: FastifyRequest, reply: FastifyReply) => {
      const account = limit.by === 'account' ? request.member?.id : undefined;
      const key = account ?? networkOf(request.ip);
      const retryAt = await counted.add(key);
      if (retryAt !== null) return sendTooMany(request, reply, retryAt, Date.now());
    };
    route.preHandler = [enforce, ...[route.preHandler ?? []].flat()];
  });
}

/** Answers 429 with the instant from which a call is welcome again (epoch milliseconds). */
function sendTooMany(request: FastifyRequest, reply: FastifyReply, retryAt: number, now: number) {
  const seconds = Math.max(1, Math.ceil((retryAt - now) / 1000));
  return sendRefusal(request, reply, refuse('rate_limited', { retry_after_seconds: seconds }));
}
