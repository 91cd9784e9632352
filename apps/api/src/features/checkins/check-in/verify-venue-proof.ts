import type { venueProof } from '@pulse/contract';
import {
  codeEnd,
  type EpochMs,
  isoInstant,
  qrCodeState,
  readEntranceCode,
  verifyVenueLink,
} from '@pulse/domain';
import type { z } from 'zod';
import type { Config } from '../../../config.ts';
import { type DerivedKeys, deriveKeys } from '../../../platform/crypto/derive-key.ts';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import {
  type CheckInVenueRow,
  findCheckInVenue,
  findVenueByQrCode,
} from '../check-in-venues.store.ts';
import { codeEnds } from '../venue-codes/code-ends.ts';

/** The venue that a member has proven to be at, and how. */
export interface VerifiedVenue {
  venue: CheckInVenueRow;
  method: 'venue_qr' | 'venue_link';
  qrCodeId: string | null;
  entrance: string | null;
}

/** The keys of venue links; the version of each venue is part of the signed message. */
export function venueLinkKeys({ secrets }: Config): DerivedKeys {
  return deriveKeys(secrets, 'venue-link');
}

/**
 * The venue of a scanned QR code or a signed link. Refuses an unknown code, a signature with an
 * older key or of another venue (`code_unknown`), and a code that was revoked or that was renewed a
 * day before `now` (`code_revoked`).
 */
export async function verifyVenueProof(
  db: Db | Tx,
  config: Config,
  proof: z.output<typeof venueProof>,
  now: EpochMs,
): Promise<VerifiedVenue | Refusal> {
  const verified =
    'qr_code' in proof
      ? await verifyQrCode(db, proof.qr_code, now)
      : await verifySignedLink(db, config, proof);
  if (isRefusal(verified)) return verified;
  return verified.venue.status === 'archived' ? refuse('code_unknown') : verified;
}

/** The codes that a scanned or typed text may be: one of today's form in any spelling, earlier ones exactly. */
export function codesFor(text: string): string[] {
  return [text, readEntranceCode(text) ?? text];
}

async function verifyQrCode(
  db: Db | Tx,
  text: string,
  now: EpochMs,
): Promise<VerifiedVenue | Refusal> {
  const found = await findVenueByQrCode(db, codesFor(text));
  if (!found) return refuse('code_unknown');
  const { qr_code_id, label, revoked_at, expires_at, ...venue } = found;
  const ends = codeEnds({ revoked_at, expires_at });
  const end = codeEnd(ends);
  if (end !== null && qrCodeState(ends, now) === 'ended')
    return refuse('code_revoked', { revoked_at: isoInstant(end) });
  return { venue, method: 'venue_qr', qrCodeId: qr_code_id, entrance: label };
}

async function verifySignedLink(
  db: Db | Tx,
  config: Config,
  link: { venue_id: string; signature: string },
): Promise<VerifiedVenue | Refusal> {
  const venue = await findCheckInVenue(db, link.venue_id);
  if (!venue) return refuse('code_unknown');
  const { id, link_key_version } = venue;
  const valid = await verifyVenueLink(venueLinkKeys(config), id, link_key_version, link.signature);
  return valid
    ? { venue, method: 'venue_link', qrCodeId: null, entrance: null }
    : refuse('code_unknown');
}
