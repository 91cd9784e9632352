import { createServer, type Server } from 'node:net';
import { expect, inject, test } from 'vitest';
import { createTemporaryFolder } from '../../test/fixtures/temporary-folder.ts';
import { checkEnvironment } from './check-environment.ts';

const dataDir = () => createTemporaryFolder('environment');

async function busyPort(): Promise<{ port: number; server: Server }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  return { port: address.port, server };
}

test('a port in use, an unavailable database and an invalid value are reported together', async () => {
  const { port, server } = await busyPort();
  const env = {
    PORT: String(port),
    PULSE_DATA_DIR: dataDir(),
    DATABASE_URL: 'postgres://u:hunter2@localhost:1/pulse',
    PULSE_RATE_LIMIT: 'maybe',
  };
  const error = await checkEnvironment(env, { needsPort: true }).catch((each: Error) => each);
  server.close();
  const { message } = error as Error;
  expect(message).toContain(`PORT ${port} is in use`);
  expect(message).toContain('DATABASE_URL cannot be reached');
  expect(message).toContain('PULSE_RATE_LIMIT must be "on" or "off"');
  expect(message).not.toContain('hunter2');
});

test('a command that needs no port ignores one in use', async () => {
  const { port, server } = await busyPort();
  const env = {
    PORT: String(port),
    PULSE_DATA_DIR: dataDir(),
    DATABASE_URL: inject('databaseUrl'),
  };
  const config = await checkEnvironment(env, { needsPort: false });
  server.close();
  expect(config.port).toBe(port);
});
