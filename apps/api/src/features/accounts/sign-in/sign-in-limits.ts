import type { EpochMs } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import {
  createRateLimitCounters,
  type RateLimit,
  type RateLimitWindow,
} from '../../../platform/rate-limits/rate-limit-counters.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { ClientInfo } from './client-info.ts';
import { createKeyedMutex } from './keyed-mutex.ts';
import { findKnownDevice } from './known-device-cookie.ts';

const QUARTER_HOUR = 900;

/** Failures of one email from one network. */
const EMAIL_AND_NETWORK: RateLimit = {
  name: 'sign-in-email-and-network',
  points: 5,
  seconds: QUARTER_HOUR,
};
/** Failures of one email from one of its known devices. */
const EMAIL_AND_DEVICE: RateLimit = { name: 'sign-in-device', points: 10, seconds: QUARTER_HOUR };
/**
 * Failures of one email from anywhere: above it, unknown devices get one attempt instead of five.
 */
const EMAIL: RateLimit = { name: 'sign-in-email', points: 50, seconds: 3_600 };
/** Failures from one network, for any email: protects against lists of stolen passwords. */
const NETWORK: RateLimit = { name: 'sign-in-network', points: 100, seconds: QUARTER_HOUR };

/** One attempt to verify a password. */
export interface SignInAttempt {
  email: string;
  client: ClientInfo;
}

/**
 * Limits failed passwords. Each attempt is counted before its password is verified and given back
 * unless it fails, so that of any number of guesses at once no more than the limit are tried.
 * Failures elsewhere never block a network that has not failed, and an owner's known device has its
 * own count, so no stranger can lock an owner out (docs/decisions: limits).
 */
export interface SignInLimits {
  /** Runs `verify` unless there were too many failures; a result of false counts as a failure. */
  attempt(attempt: SignInAttempt, verify: () => Promise<boolean>): Promise<boolean | Refusal>;
}

/** An attempt that has been counted. */
interface CountedAttempt {
  /** When the next one is allowed, if this one is beyond a limit. */
  blockedUntil: EpochMs | null;
  /** Makes it uncounted: it was refused, or it is unknown whether it failed. */
  giveBack(): Promise<unknown>;
  /** Makes it uncounted, and with it the failures before it that are its owner's own. */
  forget(): Promise<unknown>;
}

/** The limits, counted in the database; with `PULSE_RATE_LIMIT=off` every attempt is allowed. */
export function createSignInLimits({ db, config }: Deps): SignInLimits {
  const counter = createRateLimitCounters(db, config.rateLimit);
  const pairCounter = counter(EMAIL_AND_NETWORK);
  const deviceCounter = counter(EMAIL_AND_DEVICE);
  const emailCounter = counter(EMAIL);
  const networkCounter = counter(NETWORK);
  const oneAtATime = createKeyedMutex();

  async function countForDevice(key: string): Promise<CountedAttempt> {
    return {
      blockedUntil: resetTimeBeyond(await deviceCounter.count(key), EMAIL_AND_DEVICE.points),
      giveBack: () => deviceCounter.giveBack(key),
      forget: () => deviceCounter.clear(key),
    };
  }

  async function countForStranger({ email, client }: SignInAttempt): Promise<CountedAttempt> {
    const pair = `${email} ${client.network}`;
    const [pairWindow, emailWindow, networkWindow] = await Promise.all([
      pairCounter.count(pair),
      emailCounter.count(email),
      networkCounter.count(client.network),
    ]);
    const maxFailures = emailWindow.counted > EMAIL.points ? 1 : EMAIL_AND_NETWORK.points;
    const giveBackOthers = [
      () => emailCounter.giveBack(email),
      () => networkCounter.giveBack(client.network),
    ];
    const all = (steps: (() => Promise<void>)[]) => Promise.all(steps.map((step) => step()));
    return {
      blockedUntil:
        resetTimeBeyond(pairWindow, maxFailures) ?? resetTimeBeyond(networkWindow, NETWORK.points),
      giveBack: () => all([() => pairCounter.giveBack(pair), ...giveBackOthers]),
      forget: () => all([() => pairCounter.clear(pair), ...giveBackOthers]),
    };
  }

  return {
    // One at a time for each email and network: of two right passwords at once, the second must not
    // be refused because the first still counts.
    attempt: (attempt, verify) =>
      oneAtATime(`${attempt.email} ${attempt.client.network}`, async () => {
        const deviceId = findKnownDevice(config, attempt.email, attempt.client.deviceCookie);
        const counted = deviceId
          ? await countForDevice(`${attempt.email} ${deviceId}`)
          : await countForStranger(attempt);
        if (counted.blockedUntil !== null) {
          await counted.giveBack();
          return refuseUntil(counted.blockedUntil);
        }
        try {
          const verified = await verify();
          if (verified) await counted.forget();
          return verified;
        } catch (error) {
          await counted.giveBack();
          throw error;
        }
      }),
  };
}

/** The refusal of an attempt beyond a limit that ends at an instant. */
export function refuseUntil(until: EpochMs): Refusal {
  const seconds = Math.max(1, Math.ceil((until - Date.now()) / 1000));
  return refuse('too_many_attempts', {
    retry_after_seconds: seconds,
    minutes: Math.ceil(seconds / 60),
  });
}

function resetTimeBeyond({ counted, resetsAt }: RateLimitWindow, points: number): EpochMs | null {
  return counted > points ? resetsAt : null;
}
