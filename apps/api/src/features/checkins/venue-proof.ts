import type { venueProof } from '@pulse/contract';
import { verifyVenueLink } from '@pulse/domain';
import type { z } from 'zod';
import type { Config } from '../../config.ts';
import { deriveKey } from '../../platform/crypto/derive-key.ts';
import type { Db, Tx } from '../../platform/database/transaction.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { type DoorVenueRow, findDoorVenue, findVenueByQrCode } from './door-venues.store.ts';

/** The venue a member has shown to stand in, and how they showed it. */
export interface ProvenVenue {
  venue: DoorVenueRow;
  method: 'venue_qr' | 'venue_link';
  qrCodeId: string | null;
  entrance: string | null;
}

/** The key that signs venue links; its version per venue stands in the message. */
export function venueLinkKey(config: Config): Uint8Array<ArrayBuffer> {
  return deriveKey(config.secret, 'venue-link');
}

/**
 * The venue behind a scanned QR code or a signed link. Refuses a code nobody made, a signature of
 * an older key or another venue (`code_unknown`), and a code that was revoked (`code_revoked`).
 */
export async function proveVenue(
  db: Db | Tx,
  config: Config,
  proof: z.output<typeof venueProof>,
): Promise<ProvenVenue | Refusal> {
  const proven =
    'qr_code' in proof ? await byQrCode(db, proof.qr_code) : await byLink(db, config, proof);
  if (isRefusal(proven)) return proven;
  return proven.venue.status === 'archived' ? refuse('code_unknown') : proven;
}

async function byQrCode(db: Db | Tx, code: string): Promise<ProvenVenue | Refusal> {
  const found = await findVenueByQrCode(db, code);
  if (!found) return refuse('code_unknown');
  if (found.revoked_at)
    return refuse('code_revoked', { revoked_at: found.revoked_at.toISOString() });
  const { qr_code_id, label, revoked_at: _, ...venue } = found;
  return { venue, method: 'venue_qr', qrCodeId: qr_code_id, entrance: label };
}

async function byLink(
  db: Db | Tx,
  config: Config,
  link: { venue_id: string; signature: string },
): Promise<ProvenVenue | Refusal> {
  const venue = await findDoorVenue(db, link.venue_id);
  if (!venue) return refuse('code_unknown');
  const { id, link_key_version } = venue;
  const genuine = await verifyVenueLink(venueLinkKey(config), id, link_key_version, link.signature);
  return genuine
    ? { venue, method: 'venue_link', qrCodeId: null, entrance: null }
    : refuse('code_unknown');
}
