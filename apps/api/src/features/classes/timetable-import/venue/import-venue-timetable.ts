import { createHash } from 'node:crypto';
import { classNameKey, type EpochMs } from '@pulse/domain';
import { audit } from '../../../../platform/audit/audit.sql.ts';
import { inTransaction, type Tx } from '../../../../platform/database/transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../../platform/refusal.ts';
import { insertTrainersNamed, lockOrganisationVenue } from '../../../venues/index.ts';
import { isFileFault } from '../faults/faults.ts';
import { refuseFile, refuseRows } from '../faults/report-faults.ts';
import type { Language } from '../faults/translate-fault.ts';
import { type ImportPlan, planImport, VENUE_RULES } from '../plan/plan-import.ts';
import { writePlan } from '../write/write-plan.ts';
import { type MatchedTrainers, matchTrainers } from './match-trainers.ts';
import { presentReport, type VenueTimetableReport } from './present-report.ts';
import { readEntries } from './read-entries.ts';
import type { TextFile } from './read-file.ts';
import type { VenueMapping } from './read-mapping.ts';
import { findImportRecord, type ImportVenue, insertImportRecord } from './venue-timetable.store.ts';

/** A file to import for a venue. */
export interface VenueImport {
  venue: ImportVenue;
  file: TextFile;
  mapping: VenueMapping;
  language: Language;
}

type LockVenue = (tx: Tx, organisationId: string, id: string) => Promise<ImportVenue | null>;

/**
 * Adds the classes and sessions of a file to a venue, all or nothing. What exists stays as it is, so
 * that the same file again adds nothing. The venue is locked before anything is compared, so that two
 * imports at once add each class once. Refused rows refuse the file unless the mapping leaves them out.
 */
export async function importVenueTimetable(
  deps: Pick<Deps, 'db' | 'clock'>,
  { id: actor, organisationId }: Pick<AuthenticatedUser, 'id' | 'organisationId'>,
  { venue, file, mapping, language }: VenueImport,
  key: string | null,
  lockVenue: LockVenue = lockOrganisationVenue,
): Promise<VenueTimetableReport | Refusal> {
  if (!organisationId) return refuse('not_found');
  const now = deps.clock.now();
  const read = await readEntries(file, mapping, { zone: venue.time_zone, now });
  if (isFileFault(read)) return refuseFile(read, language);
  const requestHash = hashOf(file, mapping);
  return inTransaction(deps.db, async (tx) => {
    // Trainers before the venue, as all transactions lock them (docs/decisions/043-lock-order.md).
    const trainers = await matchTrainers(tx, organisationId, read.entries, { mapping, lock: true });
    const locked = await lockVenue(tx, organisationId, venue.id);
    if (!locked) return refuse('not_found');
    const repeated = key && (await repeatedReport(tx, venue.id, key, requestHash));
    if (repeated) return repeated;
    if (locked.status === 'archived')
      return refuse('venue_status_conflict', { status: 'archived' });
    // The file was read for local times of this zone.
    if (locked.time_zone !== venue.time_zone)
      return refuse('version_conflict', { version: locked.version });
    if (read.faults.length > 0 && !mapping.leave_out_refused) return refuseRows(read, language);
    const plan = await planImport(tx, venue, trainers.entries, { ...VENUE_RULES, now });
    if (isFileFault(plan)) return refuseFile(plan, language);
    const trainerId = await createTrainers(tx, organisationId, plan, trainers);
    await writePlan(tx, venue.id, plan.additions, trainerId);
    const report = presentReport(
      {
        file: read,
        plan,
        timeZone: venue.time_zone,
        trainersUnknown: trainers.unknown,
        imported: true,
      },
      language,
    );
    const { classes: _, rejections: __, remarks: ___, ...counts } = report;
    const subject = { type: 'venue', id: venue.id };
    await audit(tx, { actor, action: 'import_timetable', subject, after: counts });
    if (key) await record(tx, { venueId: venue.id, key, requestHash, report, now });
    return report;
  });
}

async function repeatedReport(tx: Tx, venueId: string, key: string, requestHash: Buffer) {
  const found = await findImportRecord(tx, venueId, key);
  if (!found) return null;
  return found.request_hash.equals(requestHash)
    ? (found.report as VenueTimetableReport)
    : refuse('idempotency_key_reused');
}

async function record(
  tx: Tx,
  { now, ...fields }: Omit<Parameters<typeof insertImportRecord>[1], 'now'> & { now: EpochMs },
): Promise<void> {
  await insertImportRecord(tx, { ...fields, now: new Date(now) });
}

async function createTrainers(
  tx: Tx,
  organisationId: string,
  { additions }: ImportPlan,
  trainers: MatchedTrainers,
): Promise<(name: string) => string | null> {
  const wanted = new Set(additions.map(({ addition }) => classNameKey(addition.trainer)));
  const missing = trainers.unknown.filter((name) => wanted.has(classNameKey(name)));
  const created = await insertTrainersNamed(tx, organisationId, missing);
  const idOf = new Map(created.map(({ id, name }) => [classNameKey(name), id]));
  return (name) => trainers.idOf.get(classNameKey(name)) ?? idOf.get(classNameKey(name)) ?? null;
}

function hashOf({ text }: TextFile, mapping: VenueMapping): Buffer {
  return createHash('sha256').update(JSON.stringify(mapping)).update(text).digest();
}
