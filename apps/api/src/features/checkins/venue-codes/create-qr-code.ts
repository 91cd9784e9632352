import { randomInt } from 'node:crypto';
import { createEntranceCode } from '@pulse/domain';
import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { findVenueForStaff } from '../front-desk/venue-access.ts';
import { presentQrCode } from './present-qr-code.ts';
import { getQrCode, insertQrCode } from './qr-codes.store.ts';

/** Creates an opaque code for one entrance of a venue. */
export async function createQrCode(
  deps: Deps,
  staff: AuthenticatedUser,
  venueId: string,
  label: string,
) {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const venue = await findVenueForStaff(tx, staff, venueId);
    if (isRefusal(venue)) return venue;
    const id = await insertRandomCode(tx, {
      venue_id: venue.id,
      label,
      created_by: staff.id,
      created_at: new Date(now),
    });
    await audit(tx, {
      actor: staff.id,
      action: 'create_qr_code',
      subject: { type: 'qr_code', id },
      venues: [venue.id],
      after: { venue_id: venue.id, label },
    });
    return presentQrCode(deps.config, await getQrCode(tx, id), now);
  });
}

/** Inserts a row with a code that cannot be guessed, and returns its id. */
export function insertRandomCode(
  tx: Tx,
  values: Omit<Parameters<typeof insertQrCode>[1], 'code'>,
): Promise<string> {
  return insertQrCode(tx, { ...values, code: createEntranceCode((below) => randomInt(below)) });
}
