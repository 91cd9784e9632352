import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The pgbench of this machine (Debian: package postgresql); null when there is none. */
export function findPgbench(): string | null {
  const folder = '/usr/lib/postgresql';
  const installed = existsSync(folder) ? readdirSync(folder).sort().reverse() : [];
  const candidates = installed.map((version) => join(folder, version, 'bin/pgbench'));
  const known = candidates.find((path) => existsSync(path));
  if (known) return known;
  try {
    return execFileSync('sh', ['-c', 'command -v pgbench'], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}

/** Transactions per second of some scripts at 10 connections, with prepared statements. */
export async function pgbench(
  program: string,
  databaseUrl: string,
  scripts: readonly string[],
  seconds: number,
): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'pulse-pgbench-'));
  try {
    const files = scripts.flatMap((script, index) => {
      const path = join(folder, `${index}.sql`);
      writeFileSync(path, script);
      return ['-f', path];
    });
    const { stdout } = await run(
      program,
      ['-n', '-M', 'prepared', '-c', '10', '-j', '2', '-T', String(seconds), ...files, databaseUrl],
      { maxBuffer: 64 * 1024 * 1024 },
    );
    const [, perSecond] = /tps = ([\d.]+)/.exec(stdout) ?? [];
    if (!perSecond) throw new Error(`pgbench printed no rate: ${stdout}`);
    return Number(perSecond);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
