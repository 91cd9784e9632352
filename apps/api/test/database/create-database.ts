import { randomUUID } from 'node:crypto';
import pg from 'pg';
import {
  type DatabaseOptions,
  type OpenDatabase,
  openDatabase,
} from '../../src/platform/database/open-database.ts';

export type TestDatabase = { url: string; drop(): Promise<void> };

/**
 * Creates a database with a random name on the server of `adminUrl`, empty or a copy of `template`
 * (to which no client may be connected). `drop` closes the connections still open and deletes it.
 */
export async function createDatabase(
  adminUrl: string,
  options: { template?: string } = {},
): Promise<TestDatabase> {
  const name = `pulse_test_${randomUUID().replaceAll('-', '')}`;
  // Files are copied in a quarter of the time in which every page of the copy is logged.
  const template = options.template
    ? ` TEMPLATE ${pg.escapeIdentifier(options.template)} STRATEGY FILE_COPY`
    : '';
  await execute(adminUrl, `CREATE DATABASE ${pg.escapeIdentifier(name)}${template}`);
  return {
    url: withDatabase(adminUrl, name),
    drop: () => execute(adminUrl, `DROP DATABASE ${pg.escapeIdentifier(name)} WITH (FORCE)`),
  };
}

/**
 * Opens a database as the product does, but waits for each answer as long as it takes: tests fill
 * tables with single statements, on a busy machine for longer than a request may take.
 */
export function openTestDatabase(
  url: string,
  connections: number,
  options: DatabaseOptions = {},
): OpenDatabase {
  return openDatabase(url, connections, { ...options, answerWithinMs: 0 });
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * The same URL for another database. The URLs of unix sockets have no host, which the URL class does
 * not parse.
 */
export function withDatabase(url: string, name: string): string {
  return url.replace(/^(\w+:\/\/[^/]*\/)[^?]*/, `$1${name}`);
}
