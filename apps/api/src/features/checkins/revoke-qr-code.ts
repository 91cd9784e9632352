import { audit } from '../../platform/audit/audit.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Member } from '../../platform/http/guard.ts';
import { refuse } from '../../platform/refusal.ts';
import { presentQrCode } from './present-qr-code.ts';
import { findQrCode, markQrCodeRevoked } from './qr-codes.store.ts';
import { runsDoorOf } from './venue-access.ts';

/** Ends a code at once; ending it again changes nothing. */
export async function revokeQrCode(deps: Deps, person: Member, qrCodeId: string) {
  return inTransaction(deps.db, async (tx) => {
    const found = await findQrCode(tx, qrCodeId);
    if (!found || !runsDoorOf(person, found.organisation_id)) return refuse('not_found');
    const row = await markQrCodeRevoked(tx, qrCodeId, new Date(deps.clock.now()));
    if (!found.revoked_at) {
      await audit(tx, {
        actor: person.id,
        action: 'revoke_qr_code',
        subject: { type: 'qr_code', id: row.id },
        before: { revoked_at: null },
        after: { revoked_at: row.revoked_at },
      });
    }
    return presentQrCode(deps.config, row);
  });
}
