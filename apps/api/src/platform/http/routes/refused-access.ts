import type { Operation } from '@pulse/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recordSecurityEvent } from '../../audit/audit.sql.ts';
import type { Deps } from '../../deps.ts';
import { createInMemoryRateLimiter } from '../../rate-limits/in-memory-rate-limiter.ts';
import { requestOrigin } from './request-origin.ts';
import type { AuthenticatedUser } from './require-access.ts';

/**
 * Of one account in a quarter of an hour, by each process: ten say as much as a thousand, and no caller
 * can fill the log.
 */
const MAX_RECORDED = 10;
const QUARTER_HOUR = 15 * 60_000;

type RecordRefusedAccess = (
  request: FastifyRequest,
  user: AuthenticatedUser,
  operation: Operation,
) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    recordRefusedAccess: RecordRefusedAccess;
  }
}

/** Lets the access check of routes record whom it refused because of the role. */
export function recordRefusals(app: FastifyInstance, { db, clock }: Deps): void {
  const limiter = createInMemoryRateLimiter(MAX_RECORDED, QUARTER_HOUR);
  const record: RecordRefusedAccess = async (request, { id, role }, operation) => {
    if (limiter.consume(id, clock.now()) !== null) return;
    await recordSecurityEvent(db, {
      event: 'refuse_access',
      actor: id,
      subject: { type: 'operation', id: operation.id },
      details: { role },
      origin: requestOrigin(request),
    });
  };
  app.decorate('recordRefusedAccess', record);
}
