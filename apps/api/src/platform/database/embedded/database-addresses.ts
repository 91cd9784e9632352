import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { DatabaseCredentials } from './database-credentials.ts';
import type { DatabasePaths } from './database-paths.ts';

export type DatabaseAddresses = {
  /** The role `pulse`, owner of the database `pulse` and nothing more. */
  connectionString: string;
  /** The superuser `pulse_admin`, for making further databases. */
  adminConnectionString: string;
};

/** The port is part of the socket's name; on Windows, which has no socket here, it is a TCP port. */
export async function choosePort(): Promise<number> {
  return process.platform === 'win32' ? freePort() : 5432;
}

/** The port that the running server wrote down. Throws while it has not yet. */
export function portInUse({ cluster }: DatabasePaths): number {
  if (process.platform !== 'win32') return 5432;
  return Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[3]);
}

/** The addresses of the embedded database for its two roles, as libpq and node-postgres read them. */
export function databaseAddresses(
  paths: DatabasePaths,
  credentials: DatabaseCredentials,
  port: number,
): DatabaseAddresses {
  const host = process.platform === 'win32' ? '127.0.0.1' : paths.socketFolder;
  const addressOf = (role: keyof DatabaseCredentials) =>
    `postgresql://${role}:${credentials[role]}@/pulse?host=${encodeURIComponent(host)}&port=${port}`;
  return { connectionString: addressOf('pulse'), adminConnectionString: addressOf('pulse_admin') };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free TCP port.');
  return address.port;
}
