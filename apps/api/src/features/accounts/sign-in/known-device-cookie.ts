import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Config } from '../../../config.ts';
import { deriveKey } from '../../../platform/crypto/derive-key.ts';

const COOKIE_NAME = 'pulse_device';
const MAX_AGE_SECONDS = 31_536_000;

/**
 * Marks the device as one on which this email has signed in, so that other people's failures never
 * use up its attempts (docs/decisions: limits). The cookie does not sign anybody in.
 */
export function setKnownDeviceCookie(reply: FastifyReply, config: Config, email: string): void {
  const deviceId = randomBytes(12).toString('base64url');
  const value = `${deviceId}.${sign(config, email, deviceId)}`;
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${COOKIE_NAME}=${value}; Path=/api/v1; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Strict${secure}`,
  );
}

/** The known-device cookie in a Cookie header. */
export function readKnownDeviceCookie(header: string | undefined): string | null {
  const cookies = (header ?? '').split(';').map((cookie) => cookie.trim());
  const found = cookies.find((cookie) => cookie.startsWith(`${COOKIE_NAME}=`));
  return found?.slice(COOKIE_NAME.length + 1) ?? null;
}

/**
 * The id of the device if the cookie was set for this email; null for a missing, foreign or forged
 * one.
 */
export function findKnownDevice(
  config: Config,
  email: string,
  cookie: string | null,
): string | null {
  const [deviceId = '', signature = ''] = (cookie ?? '').split('.');
  const expected = Buffer.from(sign(config, email, deviceId));
  const actual = Buffer.from(signature);
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? deviceId : null;
}

function sign(config: Config, email: string, deviceId: string): string {
  const key = deriveKey(config.secret, 'device-cookie');
  return createHmac('sha256', key)
    .update(`${email.toLowerCase()}\n${deviceId}`)
    .digest('base64url');
}
