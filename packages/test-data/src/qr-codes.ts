import { randomInt } from 'node:crypto';
import { createEntranceCode } from '@pulse/domain';
import type { Db, NewRow } from './database.ts';

/** Inserts a valid QR code at the entrance of a venue and returns its code. */
export async function createQrCode(
  db: Db,
  overrides: Partial<NewRow<'qr_codes'>> & { venue_id: string },
): Promise<string> {
  const { code } = await db
    .insertInto('qr_codes')
    .values({
      code: createEntranceCode((below) => randomInt(below)),
      label: 'Front door',
      ...overrides,
    })
    .returning('code')
    .executeTakeFirstOrThrow();
  return code;
}

/** Withdraws a QR code. */
export async function revokeQrCode(db: Db, code: string): Promise<void> {
  await db
    .updateTable('qr_codes')
    .set({ revoked_at: new Date() })
    .where('code', '=', code)
    .execute();
}

/** A valid QR code of the first venue, by name, of a partner's organisation. */
export function findQrCodeOfPartner(
  db: Db,
  email: string,
): Promise<{ venue_id: string; code: string }> {
  return db
    .selectFrom('qr_codes')
    .innerJoin('venues', 'venues.id', 'qr_codes.venue_id')
    .innerJoin('users', 'users.organisation_id', 'venues.organisation_id')
    .select(['qr_codes.venue_id', 'qr_codes.code'])
    .where('users.email', '=', email)
    .where('qr_codes.revoked_at', 'is', null)
    .orderBy('venues.name')
    .orderBy('qr_codes.code')
    .executeTakeFirstOrThrow();
}
