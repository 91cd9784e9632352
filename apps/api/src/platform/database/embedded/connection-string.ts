import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { DatabaseCredentials } from './database-credentials.ts';
import type { DatabasePaths } from './database-paths.ts';

/** The port is part of the socket's name; on Windows, which has no socket here, it is a TCP port. */
export async function choosePort(): Promise<number> {
  return process.platform === 'win32' ? freePort() : 5432;
}

/** The port that the running server wrote down. Throws while it has not yet. */
export function portInUse({ cluster }: DatabasePaths): number {
  if (process.platform !== 'win32') return 5432;
  return Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[3]);
}

/** The address of the embedded database for one of its roles, as libpq and node-postgres read it. */
export function connectionString(
  paths: DatabasePaths,
  credentials: DatabaseCredentials,
  role: keyof DatabaseCredentials,
  port: number,
): string {
  const host = process.platform === 'win32' ? '127.0.0.1' : paths.socketFolder;
  const place = `host=${encodeURIComponent(host)}&port=${port}`;
  return `postgresql://${role}:${credentials[role]}@/pulse?${place}`;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free TCP port.');
  return address.port;
}
