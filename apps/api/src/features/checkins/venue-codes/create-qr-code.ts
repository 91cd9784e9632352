import { randomBytes } from 'node:crypto';
import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { findVenueForStaff } from '../front-desk/venue-access.ts';
import { presentQrCode } from './present-qr-code.ts';
import { insertQrCode } from './qr-codes.store.ts';

/** 96 random bits, so that codes cannot be guessed. */
const CODE_BYTES = 12;

/** Creates an opaque code for one entrance of a venue. */
export async function createQrCode(
  deps: Deps,
  staff: AuthenticatedUser,
  venueId: string,
  label: string,
) {
  return inTransaction(deps.db, async (tx) => {
    const venue = await findVenueForStaff(tx, staff, venueId);
    if (isRefusal(venue)) return venue;
    const row = await insertQrCode(tx, {
      venue_id: venue.id,
      code: randomBytes(CODE_BYTES).toString('base64url'),
      label,
      created_by: staff.id,
      created_at: new Date(deps.clock.now()),
    });
    await audit(tx, {
      actor: staff.id,
      action: 'create_qr_code',
      subject: { type: 'qr_code', id: row.id },
      after: { venue_id: venue.id, label },
    });
    return presentQrCode(deps.config, row);
  });
}
