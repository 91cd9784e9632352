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
 * Counts failed passwords only. Failures elsewhere never block a network that has not failed, and
 * an owner's known device has its own count, so nobody can lock an owner out (docs/decisions:
 * limits).
 */
export interface SignInLimits {
  /** Runs `verify` unless there were too many failures; a result of false counts as a failure. */
  attempt(attempt: SignInAttempt, verify: () => Promise<boolean>): Promise<boolean | Refusal>;
}

/** The limits, counted in the database; with `PULSE_RATE_LIMIT=off` every attempt is allowed. */
export function createSignInLimits({ pool, config }: Deps): SignInLimits {
  const counter = createRateLimitCounters(pool, config.rateLimit);
  const pairCounter = counter(EMAIL_AND_NETWORK);
  const deviceCounter = counter(EMAIL_AND_DEVICE);
  const emailCounter = counter(EMAIL);
  const networkCounter = counter(NETWORK);
  const oneAtATime = createKeyedMutex();

  async function findBlockedUntil(
    attempt: SignInAttempt,
    deviceId: string | null,
  ): Promise<EpochMs | null> {
    if (deviceId)
      return resetTimeIfExhausted(
        await deviceCounter.read(`${attempt.email} ${deviceId}`),
        EMAIL_AND_DEVICE.points,
      );
    const [pairWindow, emailWindow, networkWindow] = await Promise.all([
      pairCounter.read(emailAndNetworkKey(attempt)),
      emailCounter.read(attempt.email),
      networkCounter.read(attempt.client.network),
    ]);
    const maxFailures = emailWindow.counted >= EMAIL.points ? 1 : EMAIL_AND_NETWORK.points;
    return (
      resetTimeIfExhausted(pairWindow, maxFailures) ??
      resetTimeIfExhausted(networkWindow, NETWORK.points)
    );
  }

  async function countFailure(attempt: SignInAttempt, deviceId: string | null): Promise<void> {
    if (deviceId) return void (await deviceCounter.add(`${attempt.email} ${deviceId}`));
    await Promise.all([
      pairCounter.add(emailAndNetworkKey(attempt)),
      emailCounter.add(attempt.email),
      networkCounter.add(attempt.client.network),
    ]);
  }

  return {
    // One at a time for each email and network, so that concurrent guesses are counted like others.
    attempt: (attempt, verify) =>
      oneAtATime(emailAndNetworkKey(attempt), async () => {
        const deviceId = findKnownDevice(config, attempt.email, attempt.client.deviceCookie);
        const blockedUntil = await findBlockedUntil(attempt, deviceId);
        if (blockedUntil !== null) return refuseUntil(blockedUntil);
        const verified = await verify();
        if (!verified) await countFailure(attempt, deviceId);
        else if (deviceId) await deviceCounter.clear(`${attempt.email} ${deviceId}`);
        else await pairCounter.clear(emailAndNetworkKey(attempt));
        return verified;
      }),
  };
}

function refuseUntil(until: EpochMs): Refusal {
  const seconds = Math.max(1, Math.ceil((until - Date.now()) / 1000));
  return refuse('too_many_attempts', {
    retry_after_seconds: seconds,
    minutes: Math.ceil(seconds / 60),
  });
}

const emailAndNetworkKey = ({ email, client }: SignInAttempt) => `${email} ${client.network}`;

function resetTimeIfExhausted(
  window: { counted: number; resetsAt: EpochMs },
  points: number,
): EpochMs | null {
  return window.counted >= points ? window.resetsAt : null;
}
