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

/** Longer than the 20 s after which the servers have answered every request. */
const TIMEOUT_MS = 30_000;
const PAUSE_MS = 50;

/** How a client behaves. */
interface ClientOptions {
  /** Before it asks again what was not answered. */
  pauseMs?: number;
  /** Before each request: a person does not act at once. */
  thinkMs?: number;
  /** Called with the time that each answer took, or its lack. */
  waited?(milliseconds: number): void;
}

/** A client of the servers; `count` is called with each answer, also with "no answer". */
export function createClient(
  origins: readonly string[],
  count: (answer: string) => void,
  { pauseMs = PAUSE_MS, thinkMs = 0, waited = () => undefined }: ClientOptions = {},
): Send {
  return async (method, path, { token, body, key }) => {
    if (thinkMs > 0) await wait(thinkMs);
    for (let repeated = false; ; repeated = true) {
      const startedAt = performance.now();
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
        if (status >= 500 && !isOurs(response)) count('answered by a balancer');
        const answer = (await response.json()) as DefiniteAnswer['body'];
        count(method === 'POST' && status < 300 ? 'acknowledged' : (answer.code ?? `${status}`));
        if (status < 500) return { status, body: answer, repeated };
      } catch {
        count('no answer');
      } finally {
        waited(performance.now() - startedAt);
      }
      await wait(pauseMs);
    }
  };
}

/** Whether Pulse answered a failure itself, in its own words. */
function isOurs({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('application/problem+json') ?? false;
}
