import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Config } from '../../config.ts';
import { deriveKey } from '../../platform/crypto/derive-key.ts';

const NAME = 'pulse_device';
const YEAR_IN_SECONDS = 31_536_000;

/**
 * Remembers on the device that this email once signed in from it, so that other people's failures
 * can never use up its tries (docs/decisions: limits). It opens nothing by itself.
 */
export function rememberDevice(reply: FastifyReply, config: Config, email: string): void {
  const device = randomBytes(12).toString('base64url');
  const value = `${device}.${proofOf(config, email, device)}`;
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${NAME}=${value}; Path=/api/v1; Max-Age=${YEAR_IN_SECONDS}; HttpOnly; SameSite=Strict${secure}`,
  );
}

/** The device's cookie in a Cookie header. */
export function readDeviceCookie(header: string | undefined): string | null {
  const cookies = (header ?? '').split(';').map((cookie) => cookie.trim());
  const found = cookies.find((cookie) => cookie.startsWith(`${NAME}=`));
  return found?.slice(NAME.length + 1) ?? null;
}

/** Which device of this email's owner a cookie names; null for a missing, foreign or forged one. */
export function knownDevice(config: Config, email: string, cookie: string | null): string | null {
  const [device = '', proof = ''] = (cookie ?? '').split('.');
  const expected = Buffer.from(proofOf(config, email, device));
  const given = Buffer.from(proof);
  return given.length === expected.length && timingSafeEqual(given, expected) ? device : null;
}

function proofOf(config: Config, email: string, device: string): string {
  const key = deriveKey(config.secret, 'device-cookie');
  return createHmac('sha256', key).update(`${email.toLowerCase()}\n${device}`).digest('base64url');
}
