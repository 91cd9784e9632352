import { generateURI, verify } from 'otplib';

/** Seconds for which an app shows one code (RFC 6238). */
const STEP_SECONDS = 30;

/**
 * The step of a six-digit code if it is that of this moment or of the step before or after, because
 * clocks differ and typing takes time; null otherwise.
 */
export async function findTimeStep(
  secret: string,
  code: string,
  nowMs: number,
): Promise<number | null> {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const epoch = Math.floor(nowMs / 1000);
  const result = await verify({ secret, token, epoch, epochTolerance: STEP_SECONDS });
  return result.valid ? Math.floor(epoch / STEP_SECONDS) + result.delta : null;
}

/** The address that an app reads from the QR code. */
export function authenticatorUrl(secret: string, email: string): string {
  return generateURI({ issuer: 'Pulse', label: email, secret });
}
