import type { Deps } from '../../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../../platform/refusal.ts';
import { isFileFault } from '../faults/faults.ts';
import { refuseFile } from '../faults/report-faults.ts';
import { planImport, VENUE_RULES } from '../plan/plan-import.ts';
import type { VenueImport } from './import-venue-timetable.ts';
import { matchTrainers } from './match-trainers.ts';
import { presentReport, type VenueTimetableReport } from './present-report.ts';
import { readEntries } from './read-entries.ts';

/** What importing a file would add to a venue; changes nothing and locks nothing. */
export async function previewVenueTimetable(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { organisationId }: Pick<AuthenticatedUser, 'organisationId'>,
  { venue, file, mapping, language }: VenueImport,
): Promise<VenueTimetableReport | Refusal> {
  if (!organisationId) return refuse('not_found');
  const now = clock.now();
  const read = await readEntries(file, mapping, { zone: venue.time_zone, now });
  if (isFileFault(read)) return refuseFile(read, language);
  const trainers = await matchTrainers(db, organisationId, read.entries, { mapping, lock: false });
  const plan = await planImport(db, venue, trainers.entries, { ...VENUE_RULES, now });
  if (isFileFault(plan)) return refuseFile(plan, language);
  const report = {
    file: read,
    plan,
    timeZone: venue.time_zone,
    trainersUnknown: trainers.unknown,
    imported: false,
  };
  return presentReport(report, language);
}
