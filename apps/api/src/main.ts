import 'temporal-polyfill/global';
import { reportFault } from './commands/report-fault.ts';
import { ConfigError } from './config.ts';

type Command = (args: string[]) => Promise<void>;

/** The commands of the server: `node apps/api/build/main.js <command>`. Each loads only what it needs. */
const COMMANDS: Record<string, () => Promise<Command>> = {
  serve: async () => (await import('./commands/serve.ts')).serve,
  migrate: async () => (await import('./commands/migrate-command.ts')).migrateCommand,
  'import-timetable': async () =>
    (await import('./commands/import-timetable/import-timetable-command.ts'))
      .importTimetableCommand,
  backup: async () => (await import('./commands/backup-command.ts')).backupCommand,
  restore: async () => (await import('./commands/restore-command.ts')).restoreCommand,
  worker: async () => (await import('./commands/run-worker.ts')).runWorker,
};

const [name = 'serve', ...args] = process.argv.slice(2);

try {
  const load = COMMANDS[name];
  const known = Object.keys(COMMANDS).join(', ');
  if (!load) throw new ConfigError([`There is no command "${name}"; there is ${known}.`]);
  const command = await load();
  await command(args);
} catch (error) {
  reportFault(error);
  process.exit(1);
}
