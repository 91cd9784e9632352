import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import { z } from 'zod';
import type { Variables } from './variables.ts';

/** What the server proves its name with, in PEM; it then speaks HTTPS only, and HTTP/2. */
export interface TlsConfig {
  /** The certificate, and those between it and the root. */
  cert: string;
  key: string;
}

export const tlsVariables = {
  PULSE_TLS_CERT: z.string().optional(),
  PULSE_TLS_KEY: z.string().optional(),
};

/**
 * Reads the files that the two variables name, and adds a line for each that is missing, cannot be read
 * or does not belong to the other; null without both.
 */
export function readTlsConfig(provided: Variables, faults: string[]): TlsConfig | null {
  const { PULSE_TLS_CERT, PULSE_TLS_KEY, PUBLIC_URL } = provided;
  if (!PULSE_TLS_CERT && !PULSE_TLS_KEY) return null;
  if (!PULSE_TLS_CERT) faults.push('PULSE_TLS_CERT is missing: PULSE_TLS_KEY needs it.');
  if (!PULSE_TLS_KEY) faults.push('PULSE_TLS_KEY is missing: PULSE_TLS_CERT needs it.');
  if (!PUBLIC_URL?.startsWith('https:'))
    faults.push('PUBLIC_URL must begin with https:// where PULSE_TLS_CERT is set.');
  const cert = readPem('PULSE_TLS_CERT', PULSE_TLS_CERT, faults);
  const key = readPem('PULSE_TLS_KEY', PULSE_TLS_KEY, faults);
  if (cert === null || key === null) return null;
  try {
    createSecureContext({ cert, key });
  } catch (error) {
    faults.push(
      `PULSE_TLS_CERT and PULSE_TLS_KEY are no certificate and its key: ${(error as Error).message}.`,
    );
  }
  return { cert, key };
}

function readPem(name: string, file: string | undefined, faults: string[]): string | null {
  if (!file) return null;
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    faults.push(`${name} ${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
    return null;
  }
}
