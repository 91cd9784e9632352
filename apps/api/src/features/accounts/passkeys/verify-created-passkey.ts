import type { createdPasskey } from '@pulse/contract';
import type { z } from 'zod';
import type { AccountsDeps } from '../accounts-deps.ts';
import { relyingParty, takeSignedChallenge } from './passkey-challenge.ts';

/** What is stored of a new passkey: nothing with which a thief could sign. */
interface VerifiedPasskey {
  credentialId: string;
  publicKey: Buffer;
  counter: number;
}

/**
 * Verifies what a device returned for a challenge of this account: created on our page, for our
 * address, by a person whom the device verified. Null otherwise.
 */
export async function verifyCreatedPasskey(
  accounts: AccountsDeps,
  { id, rawId, type, response }: z.output<typeof createdPasskey>,
  userId: string,
): Promise<VerifiedPasskey | null> {
  const { clientDataJSON, attestationObject } = response;
  const challenge = await takeSignedChallenge(accounts, clientDataJSON, userId);
  if (challenge === null) return null;
  const { origin, id: rpId } = relyingParty(accounts);
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId,
        type,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
    });
    if (!registrationInfo) return null;
    const { credential } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
    };
  } catch {
    // It throws at whatever does not fit, and reads nothing but its arguments.
    return null;
  }
}
