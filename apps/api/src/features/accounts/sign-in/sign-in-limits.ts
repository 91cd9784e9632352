import type { EpochMs } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import {
  createRateLimitCounters,
  type RateLimit,
} from '../../../platform/rate-limits/rate-limit-counters.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { ClientInfo } from './client-info.ts';
import { createKeyedMutex } from './keyed-mutex.ts';
import { findKnownDevice } from './known-device-cookie.ts';

const QUARTER_HOUR = 900;

/** Failures of one email from one address. */
const EMAIL_AND_NETWORK: RateLimit = { name: 'sign-in-pair', points: 5, seconds: QUARTER_HOUR };
/** Failures of one email from one of its own devices. */
const EMAIL_AND_DEVICE: RateLimit = { name: 'sign-in-device', points: 10, seconds: QUARTER_HOUR };
/** Failures of one email from anywhere: more, and strangers get one try instead of five. */
const EMAIL: RateLimit = { name: 'sign-in-email', points: 50, seconds: 3_600 };
/** Failures from one address, whoever's email: a list of stolen passwords is being tried. */
const NETWORK: RateLimit = { name: 'sign-in-address', points: 100, seconds: QUARTER_HOUR };

/** One attempt to prove a password. */
export interface SignInAttempt {
  email: string;
  client: ClientInfo;
}

/**
 * Counts failed passwords only. Failures elsewhere never close an address that has not failed, and
 * an owner's own device has its own count, so nobody can lock an owner out (docs/decisions: limits).
 */
export interface SignInLimits {
  /** Runs `prove` unless too many have failed; its `false` counts as a failure. */
  attempt(attempt: SignInAttempt, prove: () => Promise<boolean>): Promise<boolean | Refusal>;
}

/** The limits, counted in the database; with `PULSE_RATE_LIMIT=off` everybody may always try. */
export function createSignInLimits({ pool, config }: Deps): SignInLimits {
  const counter = createRateLimitCounters(pool, config.rateLimit);
  const emailAndNetwork = counter(EMAIL_AND_NETWORK);
  const deviceCounter = counter(EMAIL_AND_DEVICE);
  const emailCounter = counter(EMAIL);
  const networkCounter = counter(NETWORK);
  const mutex = createKeyedMutex();

  async function findBlockedUntil(
    tried: SignInAttempt,
    deviceId: string | null,
  ): Promise<number | null> {
    if (deviceId)
      return resetTimeIfExhausted(
        await deviceCounter.read(`${tried.email} ${deviceId}`),
        EMAIL_AND_DEVICE.points,
      );
    const [pairWindow, emailWindow, networkWindow] = await Promise.all([
      emailAndNetwork.read(emailAndNetworkKey(tried)),
      emailCounter.read(tried.email),
      networkCounter.read(tried.client.network),
    ]);
    const maxFailures = emailWindow.counted >= EMAIL.points ? 1 : EMAIL_AND_NETWORK.points;
    return (
      resetTimeIfExhausted(pairWindow, maxFailures) ??
      resetTimeIfExhausted(networkWindow, NETWORK.points)
    );
  }

  async function countFailure(tried: SignInAttempt, deviceId: string | null): Promise<void> {
    if (deviceId) return void (await deviceCounter.add(`${tried.email} ${deviceId}`));
    await Promise.all([
      emailAndNetwork.add(emailAndNetworkKey(tried)),
      emailCounter.add(tried.email),
      networkCounter.add(tried.client.network),
    ]);
  }

  return {
    // One at a time for each email and address: guesses sent all at once are counted like others.
    attempt: (tried, verify) =>
      mutex.runExclusive(emailAndNetworkKey(tried), async () => {
        const deviceId = findKnownDevice(config, tried.email, tried.client.deviceCookie);
        const until = await findBlockedUntil(tried, deviceId);
        if (until !== null) return tooManyUntil(until);
        const verified = await verify();
        if (!verified) await countFailure(tried, deviceId);
        else if (deviceId) await deviceCounter.clear(`${tried.email} ${deviceId}`);
        else await emailAndNetwork.clear(emailAndNetworkKey(tried));
        return verified;
      }),
  };
}

function tooManyUntil(until: EpochMs): Refusal {
  const seconds = Math.max(1, Math.ceil((until - Date.now()) / 1000));
  return refuse('too_many_attempts', {
    retry_after_seconds: seconds,
    minutes: Math.ceil(seconds / 60),
  });
}

const emailAndNetworkKey = ({ email, client: place }: SignInAttempt) => `${email} ${place.network}`;

function resetTimeIfExhausted(
  window: { counted: number; resetsAt: EpochMs },
  points: number,
): number | null {
  return window.counted >= points ? window.resetsAt : null;
}
