import type { Deps } from '../../platform/deps.ts';
import { createCounters, type Limit } from '../../platform/limits/counters.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import type { CallerPlace } from './caller-place.ts';
import { knownDevice } from './device-cookie.ts';
import { createTurns } from './turns.ts';

const QUARTER_HOUR = 900;

/** Failures of one email from one address. */
const PAIR: Limit = { name: 'sign-in-pair', points: 5, seconds: QUARTER_HOUR };
/** Failures of one email from one of its own devices. */
const DEVICE: Limit = { name: 'sign-in-device', points: 10, seconds: QUARTER_HOUR };
/** Failures of one email from anywhere: more, and strangers get one try instead of five. */
const EMAIL: Limit = { name: 'sign-in-email', points: 50, seconds: 3_600 };
/** Failures from one address, whoever's email: a list of stolen passwords is being tried. */
const ADDRESS: Limit = { name: 'sign-in-address', points: 100, seconds: QUARTER_HOUR };

/** One attempt to prove a password. */
export interface Attempt {
  email: string;
  place: CallerPlace;
}

/**
 * Counts failed passwords only. Failures elsewhere never close an address that has not failed, and
 * an owner's own device has its own count, so nobody can lock an owner out (docs/decisions: limits).
 */
export interface SignInLimits {
  /** Runs `prove` unless too many have failed; its `false` counts as a failure. */
  attempt(attempt: Attempt, prove: () => Promise<boolean>): Promise<boolean | Refusal>;
}

/** The limits, counted in the database; with `PULSE_RATE_LIMIT=off` everybody may always try. */
export function createSignInLimits({ pool, config }: Deps): SignInLimits {
  const counter = createCounters(pool, config.rateLimit);
  const pair = counter(PAIR);
  const device = counter(DEVICE);
  const email = counter(EMAIL);
  const address = counter(ADDRESS);
  const turns = createTurns();

  async function closedUntil(tried: Attempt, ownDevice: string | null): Promise<number | null> {
    if (ownDevice) return full(await device.read(`${tried.email} ${ownDevice}`), DEVICE.points);
    const [ofPair, ofEmail, ofAddress] = await Promise.all([
      pair.read(pairKey(tried)),
      email.read(tried.email),
      address.read(tried.place.address),
    ]);
    const triesOfStranger = ofEmail.counted >= EMAIL.points ? 1 : PAIR.points;
    return full(ofPair, triesOfStranger) ?? full(ofAddress, ADDRESS.points);
  }

  async function countFailure(tried: Attempt, ownDevice: string | null): Promise<void> {
    if (ownDevice) return void (await device.add(`${tried.email} ${ownDevice}`));
    await Promise.all([
      pair.add(pairKey(tried)),
      email.add(tried.email),
      address.add(tried.place.address),
    ]);
  }

  return {
    // One at a time for each email and address: guesses sent all at once are counted like others.
    attempt: (tried, prove) =>
      turns.take(pairKey(tried), async () => {
        const ownDevice = knownDevice(config, tried.email, tried.place.deviceCookie);
        const until = await closedUntil(tried, ownDevice);
        if (until !== null) return tooManyUntil(until);
        const proved = await prove();
        if (!proved) await countFailure(tried, ownDevice);
        else if (ownDevice) await device.clear(`${tried.email} ${ownDevice}`);
        else await pair.clear(pairKey(tried));
        return proved;
      }),
  };
}

function tooManyUntil(until: number): Refusal {
  const seconds = Math.max(1, Math.ceil((until - Date.now()) / 1000));
  return refuse('too_many_attempts', {
    retry_after_seconds: seconds,
    minutes: Math.ceil(seconds / 60),
  });
}

const pairKey = ({ email, place }: Attempt) => `${email} ${place.address}`;

function full(window: { counted: number; resetsAt: number }, points: number): number | null {
  return window.counted >= points ? window.resetsAt : null;
}
