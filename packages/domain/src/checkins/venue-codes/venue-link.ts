import { base64url, equalsInConstantTime, hmac } from '../digital-id/hmac.ts';

/** The text that is signed for a venue's link: the venue and the version of its key. */
export function venueLinkMessage(venueId: string, keyVersion: number): string {
  return `pulse.checkin.1.${venueId}.${keyVersion}`;
}

/** The signature of `/checkin/{venueId}/{signature}`, base64url; a new version invalidates old links. */
export async function signVenueLink(
  secret: Uint8Array<ArrayBuffer>,
  venueId: string,
  keyVersion: number,
): Promise<string> {
  return base64url(await hmac(secret, venueLinkMessage(venueId, keyVersion)));
}

/** Whether one of the secrets made this signature, for the venue and the current version of its key. */
export async function verifyVenueLink(
  secrets: readonly Uint8Array<ArrayBuffer>[],
  venueId: string,
  keyVersion: number,
  signature: string,
): Promise<boolean> {
  for (const secret of secrets)
    if (equalsInConstantTime(await signVenueLink(secret, venueId, keyVersion), signature))
      return true;
  return false;
}
