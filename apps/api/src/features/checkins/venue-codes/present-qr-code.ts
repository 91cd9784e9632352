import { signVenueLink } from '@pulse/domain';
import type { Config } from '../../../config.ts';
import { venueLinkKey } from '../check-in/verify-venue-proof.ts';

interface QrCodeColumns {
  id: string;
  venue_id: string;
  code: string;
  label: string;
  created_at: Date;
  revoked_at: Date | null;
}

/** A QR code in its wire form, with the URL that its image encodes. */
export function presentQrCode(config: Config, row: QrCodeColumns) {
  return {
    id: row.id,
    venue_id: row.venue_id,
    code: row.code,
    url: `${config.publicUrl}/checkin/${row.code}`,
    label: row.label,
    created_at: row.created_at.toISOString(),
    revoked_at: row.revoked_at?.toISOString() ?? null,
  };
}

/** A venue's signed check-in link for the given version of its key. */
export async function presentSignedLink(config: Config, venueId: string, keyVersion: number) {
  const signature = await signVenueLink(venueLinkKey(config), venueId, keyVersion);
  return {
    signed_url: `${config.publicUrl}/checkin/${venueId}/${signature}`,
    key_version: keyVersion,
  };
}
