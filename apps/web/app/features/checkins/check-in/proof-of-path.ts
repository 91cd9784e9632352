import type { VenueProof } from './check-in-flow.tsx';

/** The proof in the address of a check-in page: a QR code, or a venue and its signature; else null. */
export function proofOfPath(path: string): VenueProof | null {
  const [pathname = ''] = path.split(/[?#]/);
  const [, page, first, signature] = pathname.split('/').map(decodeURIComponent);
  if (page !== 'checkin' || !first) return null;
  return signature ? { venue_id: first, signature } : { qr_code: first };
}
