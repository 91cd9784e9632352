import { onTestFinished } from 'vitest';
import type { Config } from '../src/config.ts';
import { buildApp, type TestApp } from './build-app.ts';

/** Another server on the database of `api`, at the same time; it is closed after the test. */
export async function startServerBeside(
  { databaseUrl, clock }: Pick<TestApp, 'databaseUrl' | 'clock'>,
  overrides: Partial<Config> = {},
): Promise<TestApp> {
  const server = await startOwnServer({ databaseUrl, ...overrides });
  server.clock.set(clock.now());
  return server;
}

/** A server on a new, empty database; it is closed after the test. */
export async function startOwnServer(overrides: Partial<Config> = {}): Promise<TestApp> {
  const server = await buildApp(overrides);
  onTestFinished(() => server.close());
  return server;
}
