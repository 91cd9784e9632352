import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@pulse/local-server';
import type { DatabaseCredentials } from './data-folder/database-credentials.ts';
import type { DatabasePaths } from './data-folder/database-paths.ts';

export type ConnectionStrings = {
  /** For the role `pulse`, which owns the database `pulse` and nothing more. */
  connectionString: string;
  /** For the superuser `pulse_admin`, which may create further databases. */
  adminConnectionString: string;
};

/** The port is part of the socket's name; on Windows, which has no socket here, it is a TCP port. */
export async function choosePort(): Promise<number> {
  return process.platform === 'win32' ? freePort('127.0.0.1') : 5432;
}

/** The port that the running server has recorded. Throws while it has not yet. */
export function recordedPort({ cluster }: DatabasePaths): number {
  if (process.platform !== 'win32') return 5432;
  return Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[3]);
}

/** The connection strings of the embedded database's two roles, as libpq and node-postgres read them. */
export function connectionStrings(
  paths: DatabasePaths,
  credentials: DatabaseCredentials,
  port: number,
): ConnectionStrings {
  const host = process.platform === 'win32' ? '127.0.0.1' : paths.socketFolder;
  const stringFor = (role: keyof DatabaseCredentials) =>
    `postgresql://${role}:${credentials[role]}@/pulse?host=${encodeURIComponent(host)}&port=${port}`;
  return { connectionString: stringFor('pulse'), adminConnectionString: stringFor('pulse_admin') };
}
