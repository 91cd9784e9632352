import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError } from '../config.ts';
import {
  importTimetable,
  printReport,
  readMapping,
  type TimetableReport,
  translateFault,
} from '../features/classes/index.ts';
import { systemClock } from '../platform/clock.ts';
import { isRefusal } from '../platform/refusal.ts';
import { checkEnvironment } from './check-environment.ts';
import { connectDatabase } from './connect-database.ts';
import { migrateDatabase } from './migrate-database.ts';
import { print } from './print.ts';

const OPTIONS = {
  file: { type: 'string' },
  mapping: { type: 'string' },
  commit: { type: 'boolean', default: false },
  publish: { type: 'boolean', default: false },
  'shift-weeks': { type: 'string' },
  language: { type: 'string', default: 'en' },
  json: { type: 'boolean', default: false },
} as const;

/**
 * `import-timetable --file F --mapping M [--commit] [--publish] [--shift-weeks N] [--json]
 * [--language en]`: reports what an import would do; with --commit, does it; with --publish, its
 * draft venues become public. Fails when the file is refused.
 */
export async function importTimetableCommand(args: string[]): Promise<void> {
  const options = readOptions(args);
  const config = await checkEnvironment(process.env, { needsPort: false });
  const mapping = readMapping(await readFile(options.mapping, 'utf8'));
  if ('fault' in mapping)
    throw new ConfigError([translateFault(options.language, mapping.fault, mapping.details)]);
  if (options.shiftWeeks !== null) mapping.shift_weeks = options.shiftWeeks;
  mapping.publish ||= options.publish;
  const database = await connectDatabase(config, (line) => process.stderr.write(`${line}\n`), {
    join: true,
  });
  try {
    await migrateDatabase(database, (line) => process.stderr.write(`${line}\n`));
    const report = await importTimetable(
      { db: database.db, clock: systemClock },
      {
        source: createReadStream(options.file),
        mapping,
        organisationId: null,
        dryRun: !options.commit,
        actor: null,
        language: options.language,
      },
    );
    const output = isRefusal(report) ? report.details : report;
    print(
      options.json
        ? JSON.stringify(output, null, 2)
        : printReport(output as Partial<TimetableReport>),
    );
    if (isRefusal(report) || report.rejected > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

function readOptions(args: string[]) {
  const { values } = parse(args);
  const faults: string[] = [];
  const { file, mapping, language, commit, publish, json } = values;
  // npm changes into the project's folder; paths are relative to where the command was entered.
  const paths = [file, mapping].map((path) => path && resolve(process.env.INIT_CWD ?? '.', path));
  if (!file) faults.push('--file names the CSV.');
  if (!mapping) faults.push('--mapping names the mapping, see docs/timetable-import.md.');
  for (const path of paths) if (path && !existsSync(path)) faults.push(`There is no file ${path}.`);
  const shiftWeeks = values['shift-weeks'];
  if (shiftWeeks !== undefined && !/^-?\d{1,3}$/.test(shiftWeeks))
    faults.push(`--shift-weeks must be a whole number of weeks (it is "${shiftWeeks}").`);
  if (!isLanguage(language)) faults.push('--language is en, fr or de.');
  const [filePath, mappingPath] = paths;
  if (!filePath || !mappingPath || !isLanguage(language) || faults.length > 0)
    throw new ConfigError(faults);
  return {
    file: filePath,
    mapping: mappingPath,
    shiftWeeks: shiftWeeks === undefined ? null : Number(shiftWeeks),
    commit,
    publish,
    json,
    language,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS });
  } catch (error) {
    throw new ConfigError([(error as Error).message]);
  }
}

function isLanguage(text: string): text is 'en' | 'fr' | 'de' {
  return ['en', 'fr', 'de'].includes(text);
}
