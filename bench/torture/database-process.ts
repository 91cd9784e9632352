import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Kills the embedded database without warning; what supervises it starts it again. */
export function killDatabase(dataDir: string): void {
  try {
    const file = readFileSync(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8');
    process.kill(Number.parseInt(file, 10), 'SIGKILL');
  } catch {
    // It is not running: it was killed just before.
  }
}

/** Where the embedded database listens: its folder is in the connection string. */
export function socketOf(connectionString: string): string {
  const { searchParams } = new URL(connectionString.replace('@/', '@localhost/'));
  return join(searchParams.get('host') ?? '', '.s.PGSQL.5432');
}

/** The same database at a port of this machine. */
export function throughProxy(connectionString: string, port: number): string {
  const { username, password, pathname } = new URL(connectionString.replace('@/', '@localhost/'));
  return `postgres://${username}:${password}@127.0.0.1:${port}${pathname}`;
}
