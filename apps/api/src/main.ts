import 'temporal-polyfill/global';
import { migrateCommand } from './commands/migrate-command.ts';
import { serve } from './commands/serve.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { EmbeddedDatabaseError } from './platform/database/embedded/index.ts';

/** The commands of the server: `node apps/api/src/main.ts <command>`. */
const COMMANDS: Record<string, (config: Config, args: string[]) => Promise<void>> = {
  serve,
  migrate: migrateCommand,
};

const [name = 'serve', ...args] = process.argv.slice(2);
const command = COMMANDS[name];

try {
  if (!command)
    throw new ConfigError([
      `there is no command "${name}"; there is ${Object.keys(COMMANDS).join(', ')}.`,
    ]);
  await command(readConfig(process.env), args);
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof EmbeddedDatabaseError;
  process.stderr.write(`${expected ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
