import type { timetableReport } from '@pulse/contract';
import type { EpochMs } from '@pulse/domain';
import type { z } from 'zod';
import { audit } from '../../../../platform/audit/audit.sql.ts';
import { inTransaction, type Tx } from '../../../../platform/database/transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { isRefusal, type Refusal } from '../../../../platform/refusal.ts';
import { publishDrafts } from '../../../venues/index.ts';
import { readTimetable, type Timetable } from '../csv/read-timetable.ts';
import { isFileFault, type RowFault } from '../faults/faults.ts';
import { presentFaults, refuseFile, refuseRows } from '../faults/report-faults.ts';
import type { Language } from '../faults/translate-fault.ts';
import { lockImports } from '../write/imported-classes.store.ts';
import { writeClasses } from '../write/write-classes.ts';
import { planClasses } from './plan-classes.ts';
import type { TimetableMapping } from './read-mapping.ts';
import { readOptions } from './read-options.ts';
import { resolveVenues } from './resolve-venues.ts';

/** The report of an import, in its wire form. */
export type TimetableReport = z.infer<typeof timetableReport>;

/** A request to import a timetable. */
export interface ImportTimetableCommand {
  source: AsyncIterable<Buffer>;
  mapping: TimetableMapping;
  /** Run the import, roll it back, and report what would have been written. */
  dryRun: boolean;
  /** The admin; null for the command line. */
  actor: string | null;
  language: Language;
}

/** Rolls the transaction of a dry run back and carries its report. */
class DryRunRollback extends Error {
  readonly report: TimetableReport;
  constructor(report: TimetableReport) {
    super('dry run');
    this.report = report;
  }
}

/**
 * Imports a CSV timetable, all or nothing: one invalid row refuses the file, with all invalid rows.
 * A dry run reports them instead and writes nothing. Importing the same file again adds nothing.
 */
export async function importTimetable(
  deps: Pick<Deps, 'db' | 'clock'>,
  command: ImportTimetableCommand,
): Promise<TimetableReport | Refusal> {
  const { source, mapping, dryRun, language } = command;
  const timetable = await readTimetable(source, readOptions(mapping));
  if (isFileFault(timetable)) return refuseFile(timetable, language);
  if (!dryRun && timetable.faults.length > 0) return refuseRows(timetable, language);
  try {
    return await inTransaction(deps.db, async (tx) => {
      const report = await writeTimetable(tx, deps.clock.now(), timetable, command);
      if (dryRun && !isRefusal(report)) throw new DryRunRollback(report);
      return report;
    });
  } catch (error) {
    if (error instanceof DryRunRollback) return error.report;
    throw error;
  }
}

async function writeTimetable(
  tx: Tx,
  now: EpochMs,
  timetable: Timetable,
  { mapping, dryRun, actor, language }: ImportTimetableCommand,
): Promise<TimetableReport | Refusal> {
  await lockImports(tx);
  const venues = await resolveVenues(tx, timetable.rows, mapping);
  if (isFileFault(venues)) return refuseFile(venues, language);
  const planned = planClasses(timetable.rows, venues.venueOf, now);
  const faults: RowFault[] = [...timetable.faults, ...planned.faults];
  if (!dryRun && faults.length > 0) return refuseRows({ ...timetable, faults }, language);
  const published = mapping.publish ? await publishDrafts(tx, venues.imported) : 0;
  const written = await writeClasses(tx, planned.classes);
  const sessions = planned.classes.flatMap((planned) => planned.sessions);
  const dates = sessions.map((session) => session.localDate).sort();
  const report = {
    dry_run: dryRun,
    rows: timetable.rowCount,
    venues_created: venues.created,
    venues_published: published,
    templates_created: written.classesCreated,
    sessions_created: written.sessionsCreated,
    sessions_already_there: sessions.length - written.sessionsCreated,
    sessions_in_the_past: sessions.filter((session) => session.startsAt <= now).length,
    first_date: dates[0] ?? null,
    last_date: dates.at(-1) ?? null,
    rejected: faults.length,
    rejections: presentFaults(faults, language),
  };
  const { rejections: _, ...counts } = report;
  const subject = { type: 'organisation', id: venues.organisationId };
  await audit(tx, { actor, action: 'import_timetable', subject, after: counts });
  return report;
}
