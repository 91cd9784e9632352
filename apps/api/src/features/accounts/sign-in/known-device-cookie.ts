import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Config } from '../../../config.ts';
import { deriveKeys } from '../../../platform/crypto/derive-key.ts';
import { isSigned, sign } from '../../../platform/crypto/signature.ts';

const COOKIE_NAME = 'pulse_device';
/** Browsers take this prefix over TLS only, for this host alone and for all of its paths. */
const HOST_PREFIX = '__Host-';
const MAX_AGE_SECONDS = 31_536_000;

type CookieConfig = Pick<Config, 'publicUrl' | 'secrets'>;

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
  const value = `${deviceId}.${sign(keysOf(config), signedText(email, deviceId))}`;
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
  return isSigned(keysOf(config), signedText(email, deviceId), signature) ? deviceId : null;
}

const keysOf = ({ secrets }: CookieConfig) => deriveKeys(secrets, 'device-cookie');
const signedText = (email: string, deviceId: string) => `${email.toLowerCase()}\n${deviceId}`;
