import { setTimeout as wait } from 'node:timers/promises';

/** An answer that leaves no doubt about what happened. */
export interface DefiniteAnswer {
  status: number;
  body: {
    id: string;
    status: string;
    code?: string;
    details?: { booking?: { id: string; status: string } };
    membership?: { allowance: { month: { used: number } } };
  };
  /** Whether earlier answers were lost: the request may then have taken effect before this one. */
  repeated: boolean;
}

/**
 * Sends a request to one of the servers, and again to any of them with the same key until the answer
 * leaves no doubt: neither lost, nor an error of the server.
 */
export type Send = (
  method: 'GET' | 'POST',
  path: string,
  options: { token: string; body?: object; key?: string },
) => Promise<DefiniteAnswer>;

const TIMEOUT_MS = 20_000;
const PAUSE_MS = 50;

/** A client of the servers; `count` is called with each answer, also with "no answer". */
export function createClient(origins: readonly string[], count: (answer: string) => void): Send {
  return async (method, path, { token, body, key }) => {
    for (let repeated = false; ; repeated = true) {
      const origin = origins[Math.floor(Math.random() * origins.length)];
      try {
        const response = await fetch(`${origin}/api/v1${path}`, {
          method,
          signal: AbortSignal.timeout(TIMEOUT_MS),
          headers: {
            authorization: token,
            ...(body && { 'content-type': 'application/json' }),
            ...(key && { 'idempotency-key': key }),
          },
          ...(body && { body: JSON.stringify(body) }),
        });
        const { status } = response;
        const answer = (await response.json()) as DefiniteAnswer['body'];
        count(method === 'POST' && status < 300 ? 'acknowledged' : (answer.code ?? `${status}`));
        if (status < 500) return { status, body: answer, repeated };
      } catch {
        count('no answer');
      }
      await wait(PAUSE_MS);
    }
  };
}
