import { isoInstant, renewalExpiry } from '@pulse/domain';
import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayRunFrontDesk } from '../front-desk/venue-access.ts';
import { insertRandomCode } from './create-qr-code.ts';
import { presentQrCode } from './present-qr-code.ts';
import { getQrCode, lockQrCode, markQrCodeRenewed } from './qr-codes.store.ts';

/**
 * Replaces a code by a new one for the same entrance; the old one is accepted for a day longer. Asked
 * again, it returns the code that was made the first time. Refuses a revoked code.
 */
export async function renewQrCode(
  deps: Deps,
  staff: AuthenticatedUser,
  qrCodeId: string,
  lock = lockQrCode,
) {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const old = await lock(tx, qrCodeId);
    if (!old || !mayRunFrontDesk(staff, old.organisation_id)) return refuse('not_found');
    const present = async (id: string) => presentQrCode(deps.config, await getQrCode(tx, id), now);
    if (old.successor_id) return present(old.successor_id);
    if (old.revoked_at)
      return refuse('code_revoked', { revoked_at: isoInstant(old.revoked_at.getTime()) });
    const { venue_id, label } = old;
    const successorId = await insertRandomCode(tx, {
      venue_id,
      label,
      created_by: staff.id,
      created_at: new Date(now),
    });
    const expiresAt = new Date(renewalExpiry(now));
    await markQrCodeRenewed(tx, qrCodeId, { successorId, expiresAt });
    await audit(tx, {
      actor: staff.id,
      action: 'renew_qr_code',
      subject: { type: 'qr_code', id: qrCodeId },
      venues: [venue_id],
      before: { expires_at: null },
      after: { expires_at: expiresAt, successor_id: successorId },
    });
    return present(successorId);
  });
}
