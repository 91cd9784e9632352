import type { venueProof } from '@pulse/contract';
import { localDateOf } from '@pulse/domain';
import type { z } from 'zod';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { findVenueByQrCode } from '../check-in-venues.store.ts';
import { saveRefusedScan } from '../venue-codes/refused-scans.store.ts';
import { codesFor } from './verify-venue-proof.ts';

/**
 * Counts a scan that ended without a check-in for its code, an ended one too: the partner sees it
 * there. Called after the transaction, because a refusal rolls it back. A signed link has no count.
 */
export async function countRefusedScan(
  { db, clock }: Deps,
  member: AuthenticatedUser,
  proof: z.output<typeof venueProof>,
): Promise<void> {
  if (!('qr_code' in proof)) return;
  const code = await findVenueByQrCode(db, codesFor(proof.qr_code));
  if (!code) return;
  const now = clock.now();
  await saveRefusedScan(db, {
    qr_code_id: code.qr_code_id,
    user_id: member.id,
    local_date: localDateOf(now, code.time_zone),
    refused_at: new Date(now),
  });
}
