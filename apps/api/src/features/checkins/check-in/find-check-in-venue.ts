import type { venueProof } from '@pulse/contract';
import type { z } from 'zod';
import type { Deps } from '../../../platform/deps.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { verifyVenueProof } from './verify-venue-proof.ts';

/** The name of the venue whose entrance was scanned by a caller who is not signed in yet. */
export async function findCheckInVenue(
  { db, config, clock }: Deps,
  proof: z.output<typeof venueProof>,
) {
  const verified = await verifyVenueProof(db, config, proof, clock.now());
  return isRefusal(verified) ? verified : { name: verified.venue.name };
}
