import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { type Caller, callerToCheck } from '../../../platform/database/commit-check.ts';
import {
  type Parameters,
  preparedStatement,
} from '../../../platform/database/prepared-statement.ts';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import { lockRoleSql } from '../../accounts/index.ts';
import { attendBookingSql, type BookingRow, raiseMemberVersionSql } from '../../bookings/index.ts';
import { CHECK_IN_COLUMNS, type CheckInMethod, type CheckInOfMember } from '../checkins.store.ts';

/** How a member was checked in; `staffUserId` is null for a self check-in. */
export interface CheckInProof {
  method: CheckInMethod;
  staffUserId: string | null;
  qrCodeId: string | null;
  /** The code of the digital ID that this check-in uses up, at the desk of a user session. */
  code?: { userId: string; step: number; userSessionId: string } | null;
  /** Made at a desk without a network, before now: the class may have ended without it since. */
  madeOffline?: boolean;
}

/** The parameters of every arrival. */
export interface ArrivalValues {
  checkInId: string;
  method: CheckInMethod;
  staffUserId: string | null;
  qrCodeId: string | null;
  checkedInAt: Date;
  /** The member of the code. */
  codeOf: string | null;
  step: number | null;
  userSessionId: string | null;
  callerId: string | null;
  callerRole: string | null;
  callerOrganisationId: string | null;
}

/** The parameters of an arrival at `at`. */
export function arrivalValues(db: Db | Tx, proof: CheckInProof, at: Date): ArrivalValues {
  // A transaction checks the caller when it commits.
  const caller: Caller | null = db.isTransaction ? null : callerToCheck();
  return {
    checkInId: randomUUID(),
    method: proof.method,
    staffUserId: proof.staffUserId,
    qrCodeId: proof.qrCodeId,
    checkedInAt: at,
    codeOf: proof.code?.userId ?? null,
    step: proof.code?.step ?? null,
    userSessionId: proof.code?.userSessionId ?? null,
    callerId: caller?.id ?? null,
    callerRole: caller?.role ?? null,
    callerOrganisationId: caller?.organisationId ?? null,
  };
}

/**
 * The caller with their role locked, and the code that the check-in uses up. A code without its check-in
 * violates the foreign key, which undoes the statement.
 */
export const begunSql = <V extends ArrivalValues>(
  value: Parameters<V>,
) => sql`caller AS MATERIALIZED (
  ${lockRoleSql({
    id: sql`${value('callerId')}::uuid`,
    role: sql`${value('callerRole')}::text`,
    organisationId: sql`${value('callerOrganisationId')}::uuid`,
  })}
), used_code AS (
  INSERT INTO used_digital_id_codes (user_id, step, user_session_id, check_in_id, used_at)
  SELECT ${value('codeOf')}::uuid, ${value('step')}::bigint, ${value('userSessionId')}::uuid,
    ${value('checkInId')}::uuid, ${value('checkedInAt')}::timestamptz
  WHERE ${value('step')}::bigint IS NOT NULL
  ON CONFLICT DO NOTHING RETURNING step
)`;

/** Whether the caller still has the role, and the code was not used before. */
export const holdsSql = <V extends ArrivalValues>(value: Parameters<V>) =>
  sql`(${value('callerId')}::uuid IS NULL OR EXISTS (SELECT FROM caller))
    AND (${value('step')}::bigint IS NULL OR EXISTS (SELECT FROM used_code))`;

/** The check-in of the row of `visit`, and its row with the member. */
export const arrivalSql = <V extends ArrivalValues>(
  value: Parameters<V>,
  visit: RawBuilder<unknown>,
) => sql`
arrival AS (
  INSERT INTO check_ins (user_id, venue_id, booking_id, kind, local_date, id, method, staff_user_id,
    qr_code_id, checked_in_at)
  SELECT visit.*, ${value('checkInId')}::uuid, ${value('method')}::text,
    ${value('staffUserId')}::uuid, ${value('qrCodeId')}::uuid,
    ${value('checkedInAt')}::timestamptz
  FROM (${visit}) AS visit
  RETURNING ${sql.join(CHECK_IN_COLUMNS.map((column) => sql.ref(column)))}
)
SELECT arrival.*, u.full_name, u.member_code, u.photo_key
FROM arrival JOIN users u ON u.id = arrival.user_id`;

type ClassValues = ArrivalValues & Pick<BookingRow, 'id' | 'status' | 'starts_at'>;

const classArrival = preparedStatement<ClassValues, CheckInOfMember>(
  (value) => sql`WITH ${begunSql(value)}, attended AS (
  ${attendBookingSql({
    id: sql`${value('id')}::uuid`,
    status: sql`${value('status')}::text`,
    startsAt: sql`${value('starts_at')}::timestamptz`,
    condition: holdsSql(value),
  })}
), ${arrivalSql(value, sql`SELECT user_id, venue_id, id, 'class', local_date FROM attended`)}`,
);

/**
 * Records the check-in to a booking in one statement, which is a transaction of its own unless the
 * caller has one: the booking is attended and its check-in is written if it is still as it was read.
 * Undefined when it changed since, or when the caller lost the role.
 */
export async function recordClassArrival(
  db: Db | Tx,
  { id, status, starts_at }: BookingRow,
  proof: CheckInProof,
  at: Date,
): Promise<CheckInOfMember | undefined> {
  const [row] = await classArrival(db, { ...arrivalValues(db, proof, at), id, status, starts_at });
  return row;
}

/** An open-gym visit that the rules allow, with the version of the member's lock that they saw. */
export interface NewVisit {
  userId: string;
  venueId: string;
  localDate: string;
  memberVersion: number;
}

const openGymVisit = preparedStatement<ArrivalValues & NewVisit, CheckInOfMember>(
  (value) =>
    sql`WITH ${begunSql(value)}, ${raiseMemberVersionSql({
      id: sql`${value('userId')}::uuid`,
      version: sql`${value('memberVersion')}::bigint`,
      condition: holdsSql(value),
    })}, ${arrivalSql(
      value,
      sql`SELECT user_id, ${value('venueId')}::uuid, NULL::uuid, 'open_gym', ${value('localDate')}::date
      FROM member`,
    )}`,
);

/** The same for an open-gym visit: it is written if the member's lock still has its version. */
export async function recordGymArrival(
  db: Db | Tx,
  visit: NewVisit,
  proof: CheckInProof,
  at: Date,
): Promise<CheckInOfMember | undefined> {
  const [row] = await openGymVisit(db, { ...arrivalValues(db, proof, at), ...visit });
  return row;
}
