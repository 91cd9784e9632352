import pg from 'pg';

/** The routine of PostgreSQL that waits for a standby; it warns when a wait was broken off. */
const WAIT_FOR_STANDBY = 'SyncRepWaitForLSN';
/** PostgreSQL's read_only_sql_transaction: what was the primary is not any more. */
const READ_ONLY = '25006';
/** PostgreSQL's transaction_resolution_unknown. */
const OUTCOME_UNKNOWN = '08007';
/** The driver's own error for a statement that was not answered in time. */
const UNANSWERED = 'Query read timeout';

/** A connection of the pool whose statements are watched. */
export interface WatchedConnection {
  /** Sends a statement; throws as well when it is not certain that its commit will last. */
  run<Result>(send: () => Promise<Result>): Promise<Result>;
  /** Whether the connection must not be used again. */
  isSpent(): boolean;
}

/**
 * Watches the statements of a connection. A commit whose wait for its standby was broken off is
 * thrown as an unknown outcome, because the next failover may undo it. A connection that is not
 * answered, or has become read-only, is spent; one that is not answered is closed without
 * cancelling anything, and `onUnanswered` looks for another host.
 */
export function watchConnection(
  client: pg.ClientBase,
  onUnanswered: () => void,
): WatchedConnection {
  let spent = false;
  let isUnconfirmed = false;
  client.on('notice', ({ routine }) => {
    if (routine === WAIT_FOR_STANDBY) isUnconfirmed = true;
  });
  return {
    isSpent: () => spent,
    async run(send) {
      isUnconfirmed = false;
      try {
        const result = await send();
        if (isUnconfirmed) throw outcomeUnknown();
        return result;
      } catch (error) {
        const { code, message } = error as Error & { code?: string };
        spent ||= code === READ_ONLY || message === UNANSWERED;
        if (message === UNANSWERED) {
          onUnanswered();
          // Otherwise what follows, such as ROLLBACK, waits as long again.
          void (client as pg.Client).end().catch(() => undefined);
        }
        throw error;
      }
    },
  };
}

function outcomeUnknown(): pg.DatabaseError {
  const error = new pg.DatabaseError('no standby has confirmed the commit', 0, 'error');
  error.code = OUTCOME_UNKNOWN;
  return error;
}
