/** Whether this process should be sent requests, apart from the state of its database. */
export interface Readiness {
  /** Adds a check that returns why not, for operators, or null. */
  add(check: () => string | null): void;
  /** The first reason against it, or null. */
  objection(): string | null;
}

export function createReadiness(): Readiness {
  const checks: (() => string | null)[] = [];
  return {
    add: (check) => void checks.push(check),
    objection: () => checks.map((check) => check()).find((reason) => reason !== null) ?? null,
  };
}
