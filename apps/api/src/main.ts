import 'temporal-polyfill/global';
import { migrateCommand } from './commands/migrate-command.ts';
import { serve } from './commands/serve.ts';
import { type Config, ConfigError, readConfig } from './config.ts';

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
  process.stderr.write(
    `${error instanceof ConfigError ? error.message : (error as Error).stack}\n`,
  );
  process.exit(1);
}
