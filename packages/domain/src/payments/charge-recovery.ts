import { type EpochMs, HOUR, MINUTE } from '../time/instants.ts';

/** A charge is repeated only while the provider surely knows its key: Stripe forgets after 24 h. */
export const KEY_REPEATABLE_FOR = 20 * HOUR;

/**
 * How long a process may work on a charge before another one takes it over: longer than a call to a
 * provider, its repetition included, and short enough to go on within a minute of a crash.
 */
export const CHARGE_LEASE = 45_000;

/** A charge that was intended, and has no outcome yet. */
export interface UnsettledCharge {
  /** When it was sent first; null: never. */
  attemptedAt: EpochMs | null;
}

/**
 * How to go on with a charge at `now`: `charge` it, under the same key as before, or only `read` what
 * became of it, because the key may be forgotten and a repetition would charge again.
 */
export function nextChargeStep({ attemptedAt }: UnsettledCharge, now: EpochMs): 'charge' | 'read' {
  return attemptedAt === null || now - attemptedAt < KEY_REPEATABLE_FOR ? 'charge' : 'read';
}

/** When a charge without an outcome is looked at again: after 1, 2, 4… minutes, an hour at most. */
export function nextChargeLookAt(now: EpochMs, attempts: number): EpochMs {
  return now + Math.min(MINUTE * 2 ** Math.max(0, attempts - 1), HOUR);
}
