import { qrCodeState } from '@pulse/domain';
import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayRunFrontDesk } from '../front-desk/venue-access.ts';
import { codeEnds } from './code-ends.ts';
import { presentQrCode } from './present-qr-code.ts';
import { getQrCode, lockQrCode, markQrCodeRevoked } from './qr-codes.store.ts';

/** Revokes a code immediately; revoking one that has ended changes nothing. */
export async function revokeQrCode(deps: Deps, staff: AuthenticatedUser, qrCodeId: string) {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const found = await lockQrCode(tx, qrCodeId);
    if (!found || !mayRunFrontDesk(staff, found.organisation_id)) return refuse('not_found');
    if (qrCodeState(codeEnds(found), now) !== 'ended') {
      await markQrCodeRevoked(tx, qrCodeId, new Date(now));
      await audit(tx, {
        actor: staff.id,
        action: 'revoke_qr_code',
        subject: { type: 'qr_code', id: qrCodeId },
        venues: [found.venue_id],
        before: { revoked_at: null },
        after: { revoked_at: new Date(now) },
      });
    }
    return presentQrCode(deps.config, await getQrCode(tx, qrCodeId), now);
  });
}
