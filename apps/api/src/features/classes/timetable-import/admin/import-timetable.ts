import type { timetableReport } from '@pulse/contract';
import type { EpochMs } from '@pulse/domain';
import type { z } from 'zod';
import { audit } from '../../../../platform/audit/audit.sql.ts';
import { inTransaction, type Tx } from '../../../../platform/database/transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { isRefusal, type Refusal } from '../../../../platform/refusal.ts';
import { organisationNamed } from '../../../accounts/index.ts';
import { publishDrafts } from '../../../venues/index.ts';
import { readTimetable, type Timetable } from '../csv/read-timetable.ts';
import { isFileFault } from '../faults/faults.ts';
import { presentFaults, refuseFile, refuseRows } from '../faults/report-faults.ts';
import type { Language } from '../faults/translate-fault.ts';
import { lockImports } from '../write/imported-classes.store.ts';
import type { TimetableMapping } from './read-mapping.ts';
import { readOptions } from './read-options.ts';
import { resolveVenues } from './resolve-venues.ts';
import { writeVenues } from './write-venues.ts';

/** The report of an import, in its wire form. */
export type TimetableReport = z.infer<typeof timetableReport>;

/** A request to import a timetable. */
export interface ImportTimetableCommand {
  source: AsyncIterable<Buffer>;
  mapping: TimetableMapping;
  /** Whose venues these are; null for the organisation that the mapping names, created when missing. */
  organisationId: string | null;
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
  { mapping, organisationId: given, dryRun, actor, language }: ImportTimetableCommand,
): Promise<TimetableReport | Refusal> {
  await lockImports(tx);
  const organisationId = given ?? (await organisationNamed(tx, mapping.organisation));
  const venues = await resolveVenues(tx, timetable.rows, mapping, organisationId);
  if (isFileFault(venues)) return refuseFile(venues, language);
  const published = mapping.publish ? await publishDrafts(tx, venues.imported) : 0;
  const written = await writeVenues(tx, timetable.rows, venues, now);
  if (isFileFault(written)) return refuseFile(written, language);
  const report = {
    dry_run: dryRun,
    rows: timetable.rowCount,
    venues_created: venues.created,
    venues_published: published,
    ...written,
    rejected: timetable.faults.length,
    rejections: presentFaults(timetable.faults, language),
  };
  const { rejections: _, ...counts } = report;
  const subject = { type: 'organisation', id: organisationId };
  await audit(tx, { actor, action: 'import_timetable', subject, after: counts });
  return report;
}
