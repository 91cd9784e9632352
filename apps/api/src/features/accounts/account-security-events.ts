import type { SecurityEvent } from '@pulse/domain';
import { recordSecurityEvent } from '../../platform/audit/audit.sql.ts';
import type { Db, Tx } from '../../platform/database/transaction.ts';
import type { RequestOrigin } from '../../platform/http/routes/request-origin.ts';

type Origin = Pick<RequestOrigin, 'network' | 'userAgent'>;
type Details = Record<string, string | boolean>;

/** Records what the owner of an account did, who has proved to be that. */
export function recordByOwner(
  db: Db | Tx,
  event: SecurityEvent,
  userId: string,
  origin: Origin | null,
  details?: Details,
): Promise<void> {
  const subject = { type: 'user', id: userId };
  return recordSecurityEvent(db, {
    event,
    actor: userId,
    subject,
    origin,
    ...(details && { details }),
  });
}

/**
 * Records what a caller, who has not proved to be its owner, tried with an account. Without an account
 * there is no subject: what was typed as an email may be a password.
 */
export function recordAttempt(
  db: Db | Tx,
  event: SecurityEvent,
  userId: string | null,
  origin: Origin,
  details?: Details,
): Promise<void> {
  const subject = { type: 'user', id: userId ?? 'unknown' };
  return recordSecurityEvent(db, {
    event,
    actor: null,
    subject,
    origin,
    ...(details && { details }),
  });
}
