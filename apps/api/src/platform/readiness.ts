type Check = () => string | null | Promise<string | null>;

/** Whether this process should be sent requests, apart from the state of its database. */
export interface Readiness {
  /** Adds a check that returns why not, for operators, or null. */
  add(check: Check): void;
  /** The first reason against it, or null. */
  objection(): Promise<string | null>;
}

export function createReadiness(): Readiness {
  const checks: Check[] = [];
  return {
    add: (check) => void checks.push(check),
    async objection() {
      const reasons = await Promise.all(checks.map((check) => check()));
      return reasons.find((reason) => reason !== null) ?? null;
    },
  };
}
