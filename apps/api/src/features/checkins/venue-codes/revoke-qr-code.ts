import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayRunFrontDesk } from '../front-desk/venue-access.ts';
import { presentQrCode } from './present-qr-code.ts';
import { findQrCode, markQrCodeRevoked } from './qr-codes.store.ts';

/** Revokes a code immediately; revoking it again changes nothing. */
export async function revokeQrCode(deps: Deps, staff: AuthenticatedUser, qrCodeId: string) {
  return inTransaction(deps.db, async (tx) => {
    const found = await findQrCode(tx, qrCodeId);
    if (!found || !mayRunFrontDesk(staff, found.organisation_id)) return refuse('not_found');
    const row = await markQrCodeRevoked(tx, qrCodeId, new Date(deps.clock.now()));
    if (!found.revoked_at) {
      await audit(tx, {
        actor: staff.id,
        action: 'revoke_qr_code',
        subject: { type: 'qr_code', id: row.id },
        before: { revoked_at: null },
        after: { revoked_at: row.revoked_at },
      });
    }
    return presentQrCode(deps.config, row);
  });
}
