import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Config } from '../../../config.ts';
import { deriveKey } from '../../../platform/crypto/derive-key.ts';

const COOKIE_NAME = 'pulse_device';
/** Browsers take this prefix over TLS only, for this host alone and for all of its paths. */
const HOST_PREFIX = '__Host-';
const MAX_AGE_SECONDS = 31_536_000;

type CookieConfig = Pick<Config, 'publicUrl' | 'secret'>;

/**
 * Marks the device as one on which this email has signed in, so that other people's failures never
 * use up its attempts (docs/decisions: limits). The cookie signs no user in.
 */
export function setKnownDeviceCookie(
  reply: FastifyReply,
  config: CookieConfig,
  email: string,
): void {
  const deviceId = randomBytes(12).toString('base64url');
  const value = `${deviceId}.${sign(config, email, deviceId)}`;
  const overTls = config.publicUrl.startsWith('https:');
  const name = overTls ? HOST_PREFIX + COOKIE_NAME : COOKIE_NAME;
  reply.header(
    'set-cookie',
    `${name}=${value}; Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Strict${overTls ? '; Secure' : ''}`,
  );
}

/** The known-device cookie in a Cookie header, also under its name without TLS. */
export function readKnownDeviceCookie(header: string | undefined): string | null {
  const cookies = (header ?? '').split(';').map((cookie) => cookie.trim());
  const valueNamed = (name: string) =>
    cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
  return valueNamed(HOST_PREFIX + COOKIE_NAME) ?? valueNamed(COOKIE_NAME) ?? null;
}

/**
 * The id of the device if the cookie was set for this email; null for a missing, foreign or forged
 * one.
 */
export function findKnownDevice(
  config: CookieConfig,
  email: string,
  cookie: string | null,
): string | null {
  const [deviceId = '', signature = ''] = (cookie ?? '').split('.');
  const expected = Buffer.from(sign(config, email, deviceId));
  const actual = Buffer.from(signature);
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? deviceId : null;
}

function sign(config: CookieConfig, email: string, deviceId: string): string {
  const key = deriveKey(config.secret, 'device-cookie');
  return createHmac('sha256', key)
    .update(`${email.toLowerCase()}\n${deviceId}`)
    .digest('base64url');
}
