import { createServer } from 'node:net';
import type pg from 'pg';
import { type Config, ConfigError, readConfig } from '../config.ts';
import { connectToPrimary } from '../platform/database/connections/connect-to-primary.ts';

type Environment = Record<string, string | undefined>;
const MIN_POSTGRES_VERSION = 150_000;
const EXTENSIONS = ['btree_gist', 'cube', 'pg_trgm', 'unaccent'];

/**
 * Reads the configuration and checks the port, where one is needed, and the database. Throws
 * ConfigError with every fault at once.
 */
export async function checkEnvironment(
  env: Environment,
  { needsPort }: { needsPort: boolean },
): Promise<Config> {
  const { config, faults } = readOrCollect(env);
  const port = config?.port ?? Number(env.PORT || 3000);
  const host = config?.host ?? (env.HOST || 'localhost');
  const url = env.DATABASE_URL;
  const checked = await Promise.all([
    needsPort && port >= 0 && port < 65_536 ? portFaults('PORT', port, host) : [],
    needsPort && config?.metricsPort
      ? portFaults('PULSE_METRICS_PORT', config.metricsPort, host)
      : [],
    url && /^postgres(ql)?:/.test(url) ? databaseFaults(url) : [],
  ]);
  const all = [...faults, ...checked.flat()];
  if (!config || all.length > 0) throw new ConfigError(all);
  return config;
}

function readOrCollect(env: Environment): { config: Config | null; faults: string[] } {
  try {
    return { config: readConfig(env), faults: [] };
  } catch (error) {
    if (error instanceof ConfigError) return { config: null, faults: error.faults };
    throw error;
  }
}

async function portFaults(name: string, port: number, host: string): Promise<string[]> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject).listen(port, host, resolve);
    });
    return [];
  } catch (error) {
    return [portFault(name, port, host, (error as NodeJS.ErrnoException).code)];
  } finally {
    probe.close();
  }
}

function portFault(name: string, port: number, host: string, code: string | undefined): string {
  if (code === 'EADDRINUSE')
    return `${name} ${port} is in use by another program; stop that or set another, such as ${name}=${port + 1}.`;
  if (code === 'EACCES')
    return `${name} ${port} needs rights that this user does not have; set one above 1023.`;
  return `HOST ${host} is not an address of this machine (${code}).`;
}

async function databaseFaults(url: string): Promise<string[]> {
  let client: pg.Client | null = null;
  try {
    client = await connectToPrimary(url, { connectionTimeoutMillis: 5_000 });
    const { rows } = await client.query<{ version: number; text: string; found: string[] }>(
      `SELECT current_setting('server_version_num')::int AS version,
         current_setting('server_version') AS text,
         ARRAY(SELECT name::text FROM pg_available_extensions) AS found`,
    );
    const [{ version, text, found } = { version: 0, text: 'unknown', found: [] as string[] }] =
      rows;
    const missing = EXTENSIONS.filter((name) => !found.includes(name));
    return [
      ...(version < MIN_POSTGRES_VERSION
        ? [`DATABASE_URL names a PostgreSQL ${text}; version 15 or newer is needed.`]
        : []),
      ...missing.map(
        (name) =>
          `DATABASE_URL names a PostgreSQL without the extension ${name} (package postgresql-contrib).`,
      ),
    ];
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // The message may contain the URL, and with it the password.
    const reason = message.includes('://') ? code : message;
    return [`DATABASE_URL cannot be reached: ${reason || code}.`];
  } finally {
    await client?.end().catch(() => undefined);
  }
}
