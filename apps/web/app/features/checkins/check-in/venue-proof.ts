/** How a member shows which venue they stand in: a scanned code or a signed link. */
export type VenueProof = { qr_code: string } | { venue_id: string; signature: string };
