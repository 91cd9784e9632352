import { readFileSync } from 'node:fs';
import type { Values } from './configuration.ts';
import type { Host } from './host.ts';

const GUARD = new URL('../../apps/api/guard-audit-log.sql', import.meta.url);

/** Creates role and database on the leader, as OPERATIONS tells the superuser. */
export function createDatabase(leader: Host, { PULSE_PASSWORD }: Values): void {
  psql(
    leader,
    'postgres',
    `CREATE ROLE pulse LOGIN PASSWORD '${PULSE_PASSWORD}';
     ALTER ROLE pulse SET statement_timeout = '30s';
     ALTER ROLE pulse SET idle_in_transaction_session_timeout = '30s';
     CREATE DATABASE pulse OWNER pulse ENCODING 'UTF8';`,
  );
}

/** Gives the audit log to its own role once the tables are there, then runs what a run wants. */
export function guardAuditLog(leader: Host, statements: readonly string[]): void {
  psql(leader, 'pulse', readFileSync(GUARD, 'utf8'));
  for (const statement of statements) psql(leader, 'pulse', statement);
}

/** Runs statements as the superuser. */
function psql(host: Host, database: string, statements: string): string {
  const program = [
    'psql',
    '-qAtX',
    '-h',
    '/run/postgresql',
    '-v',
    'ON_ERROR_STOP=1',
    '-d',
    database,
  ];
  return host.run(
    ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups', ...program],
    statements,
  );
}
