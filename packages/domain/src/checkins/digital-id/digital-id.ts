import type { EpochMs } from '../../time/instants.ts';
import { base32 } from './base32.ts';
import { equalsInConstantTime, hmac } from './hmac.ts';

/** How long one code is shown, in milliseconds (product.md). */
export const DIGITAL_ID_STEP = 30_000;

/** How many steps two clocks may differ, either way. */
export const DIGITAL_ID_TOLERANCE = 1;

const PREFIX = 'PULSE1';
const MAC_LENGTH = 16;

/** The content of a digital ID code before it is verified. */
export interface DigitalIdClaim {
  memberId: string;
  step: number;
  mac: string;
}

/** The number of the 30 s step that contains `now`. */
export function digitalIdStep(now: EpochMs): number {
  return Math.floor(now / DIGITAL_ID_STEP);
}

/** The text of a member's QR code at `now`: `PULSE1.<member>.<step>.<mac>`. */
export async function createDigitalIdCode(
  secret: Uint8Array<ArrayBuffer>,
  memberId: string,
  now: EpochMs,
): Promise<string> {
  const step = digitalIdStep(now);
  return `${PREFIX}.${memberId}.${step}.${await macOf(secret, memberId, step)}`;
}

/** Parses a scanned text without verifying it; null when it is not a digital ID. */
export function parseDigitalIdCode(text: string): DigitalIdClaim | null {
  const match = /^PULSE1\.([A-Za-z0-9_-]{1,64})\.(\d{1,12})\.([A-Z2-7]{16})$/.exec(text.trim());
  const [, memberId, step, mac] = match ?? [];
  return memberId && step && mac ? { memberId, step: Number(step), mac } : null;
}

/**
 * Verifies a code against the member's secret at `now`: `code_unknown` when the code is not this
 * member's, `code_expired` when its step is more than one off. Returns the step, so that the caller
 * can accept each step only once.
 */
export async function verifyDigitalIdCode(
  claim: DigitalIdClaim,
  secret: Uint8Array<ArrayBuffer>,
  now: EpochMs,
): Promise<
  { valid: true; step: number } | { valid: false; code: 'code_expired' | 'code_unknown' }
> {
  const expected = await macOf(secret, claim.memberId, claim.step);
  if (!equalsInConstantTime(expected, claim.mac)) return { valid: false, code: 'code_unknown' };
  const stepDifference = Math.abs(digitalIdStep(now) - claim.step);
  if (stepDifference > DIGITAL_ID_TOLERANCE) return { valid: false, code: 'code_expired' };
  return { valid: true, step: claim.step };
}

async function macOf(
  secret: Uint8Array<ArrayBuffer>,
  memberId: string,
  step: number,
): Promise<string> {
  return base32(await hmac(secret, `${PREFIX}.${memberId}.${step}`), MAC_LENGTH);
}
