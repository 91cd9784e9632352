import { setTimeout as wait } from 'node:timers/promises';

type Check = () => string | null | Promise<string | null>;

/** Whether this process should be sent requests, apart from the state of its database. */
export interface Readiness {
  /** Adds a check that returns why not, for operators, or null. */
  add(check: Check): void;
  /**
   * The first reason against it, or null. A check that fails, or that waits for a database which
   * does not answer, objects to nothing.
   */
  objection(): Promise<string | null>;
}

/** Balancers wait two seconds for the whole. */
const PATIENCE_MS = 1_000;

export function createReadiness(): Readiness {
  const checks: Check[] = [];
  return {
    add: (check) => void checks.push(check),
    async objection() {
      const reasons = await Promise.all(checks.map(reasonOf));
      return reasons.find((reason) => reason !== null) ?? null;
    },
  };
}

async function reasonOf(check: Check): Promise<string | null> {
  const patience = new AbortController();
  try {
    const { signal } = patience;
    return await Promise.race([check(), wait(PATIENCE_MS, null, { ref: false, signal })]);
  } catch {
    return null;
  } finally {
    patience.abort();
  }
}
