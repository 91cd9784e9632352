import type { signedPasskey } from '@pulse/contract';
import type { z } from 'zod';
import { recordAttempt } from '../account-security-events.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import type { ClientInfo } from '../sign-in/client-info.ts';
import { relyingParty, takeSignedChallenge } from './passkey-challenge.ts';
import { findPasskey, markPasskeyUsed } from './passkeys.store.ts';
import { toUserHandle } from './user-handle.ts';

export type SignedPasskey = z.output<typeof signedPasskey>;

/**
 * Verifies what a device has signed, and notes the use. The challenge must be one of ours and
 * unused, the page and the address ours, the person verified by the device (fingerprint, face or
 * PIN), the signature right and the counter risen. Returns whose passkey it is; null otherwise.
 */
export async function verifyPasskey(
  accounts: AccountsDeps,
  signed: SignedPasskey,
  client: ClientInfo,
): Promise<{ id: string; userId: string } | null> {
  const challenge = await takeSignedChallenge(accounts, signed.response.clientDataJSON, null);
  const passkey = await findPasskey(accounts.db, signed.id);
  const counter =
    passkey && challenge && (await verifySignature(accounts, signed, challenge, passkey));
  if (passkey && typeof counter === 'number') {
    const now = new Date(accounts.clock.now());
    if (await markPasskeyUsed(accounts.db, passkey.id, counter, now))
      return { id: passkey.id, userId: passkey.user_id };
  }
  await recordAttempt(accounts.db, 'fail_passkey', passkey?.user_id ?? null, client);
  return null;
}

/** The device's new counter; null when anything about the signature is not as it must be. */
async function verifySignature(
  accounts: AccountsDeps,
  { id, rawId, type, response }: SignedPasskey,
  challenge: string,
  passkey: NonNullable<Awaited<ReturnType<typeof findPasskey>>>,
): Promise<number | null> {
  const { userHandle, ...signature } = response;
  if (userHandle && userHandle !== toUserHandle(passkey.user_id)) return null;
  const { origin, id: rpId } = relyingParty(accounts);
  // Loaded when it is first needed: with the formats of attestations it takes some megabytes.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId, type, response: signature, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: Number(passkey.counter),
      },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    // It throws at whatever does not fit, and reads nothing but its arguments.
    return null;
  }
}
