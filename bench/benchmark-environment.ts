/** The environment of a server that is measured: the demo data, no limits, few words. */
export function benchmarkEnvironment(
  server: { databaseUrl: string; dataDir: string; port: number },
  more: NodeJS.ProcessEnv = {},
): NodeJS.ProcessEnv {
  return {
    ...process.env,
    DATABASE_URL: server.databaseUrl,
    PULSE_DATA_DIR: server.dataDir,
    PULSE_DEMO: 'on',
    PULSE_RATE_LIMIT: 'off',
    PULSE_LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    PORT: String(server.port),
    ...more,
  };
}
