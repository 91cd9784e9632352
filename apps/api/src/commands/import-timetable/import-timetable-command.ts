import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { ConfigError } from '../../config.ts';
import {
  importTimetable,
  printReport,
  readMapping,
  type TimetableReport,
  translateFault,
} from '../../features/classes/index.ts';
import { systemClock } from '../../platform/clock.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { checkEnvironment } from '../check-environment.ts';
import { connectDatabase } from '../connect-database.ts';
import { migrateDatabase } from '../migrate-database.ts';
import { print } from '../print.ts';
import { chooseOrganisation } from './choose-organisation.ts';
import { readOptions } from './read-options.ts';

/**
 * `import-timetable --file F --mapping M (--organisation NAME_OR_ID | --create-organisation) [--commit]
 * [--publish] [--shift-weeks N] [--json] [--language en]`: reports what an import would do; with
 * --commit, does it; with --publish, its draft venues become public. Fails when the file is refused.
 */
export async function importTimetableCommand(args: string[]): Promise<void> {
  const options = readOptions(args);
  const config = await checkEnvironment(process.env, { needsPort: false });
  const mapping = readMapping(await readFile(options.mapping, 'utf8'));
  if ('fault' in mapping)
    throw new ConfigError([translateFault(options.language, mapping.fault, mapping.details)]);
  if (options.shiftWeeks !== null) mapping.shift_weeks = options.shiftWeeks;
  const note = (line: string) => process.stderr.write(`${line}\n`);
  // A mapping is copied from import to import: publishing is asked for each time.
  if (mapping.publish && !options.publish)
    note(
      'The venues stay drafts although the mapping says publish: add --publish to publish them.',
    );
  mapping.publish = options.publish;
  const database = await connectDatabase(config, note, { join: true });
  try {
    await migrateDatabase(database, note);
    const report = await importTimetable(
      { db: database.db, clock: systemClock },
      {
        source: createReadStream(options.file),
        mapping,
        organisationId: await chooseOrganisation(
          database.db,
          options.organisation,
          mapping.organisation,
        ),
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
