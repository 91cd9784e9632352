import type { qrCode } from '@pulse/contract';
import { codeEnd, type EpochMs, isoInstant, qrCodeState, signVenueLink } from '@pulse/domain';
import type { z } from 'zod';
import type { Config } from '../../../config.ts';
import { venueLinkKeys } from '../check-in/verify-venue-proof.ts';
import { codeEnds } from './code-ends.ts';
import type { QrCodeRow } from './qr-codes.store.ts';

/** A QR code in its wire form at an instant, with the URL that its image encodes. */
export function presentQrCode(
  config: Config,
  row: QrCodeRow,
  now: EpochMs,
): z.input<typeof qrCode> {
  const ends = codeEnds(row);
  const end = codeEnd(ends);
  return {
    id: row.id,
    venue_id: row.venue_id,
    code: row.code,
    url: `${config.publicUrl}/checkin/${row.code}`,
    label: row.label,
    created_at: row.created_at.toISOString(),
    state: qrCodeState(ends, now),
    ends_at: end === null ? null : isoInstant(end),
    revoked_at: row.revoked_at?.toISOString() ?? null,
    scans: row.scans,
    last_scanned_at: row.last_scanned_at?.toISOString() ?? null,
    refused_scans: row.refused_scans,
    last_refused_at: row.last_refused_at?.toISOString() ?? null,
  };
}

/** A venue's signed check-in link for the given version of its key. */
export async function presentSignedLink(config: Config, venueId: string, keyVersion: number) {
  const signature = await signVenueLink(venueLinkKeys(config)[0], venueId, keyVersion);
  return {
    signed_url: `${config.publicUrl}/checkin/${venueId}/${signature}`,
    key_version: keyVersion,
  };
}
