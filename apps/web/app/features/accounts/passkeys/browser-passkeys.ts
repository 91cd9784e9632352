import {
  type BeginPasskeyResponses,
  beginPasskeySignIn,
  type CreatedPasskeyInput,
  type SignedPasskeyInput,
} from '@pulse/contract/client';

/** Whether this browser can use passkeys, and knows them as JSON (all since early 2025). */
export function canUsePasskeys(): boolean {
  return (
    typeof PublicKeyCredential !== 'undefined' &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential
  );
}

/** Whether the browser can offer passkeys in the menu of the email field. */
export async function canOfferPasskeys(): Promise<boolean> {
  return canUsePasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable());
}

/** Why a device has given no passkey. */
export type PasskeyFault = 'cancelled' | 'present';

/**
 * Asks the device to sign with a passkey, or offers that in the menu of a field until `signal` aborts.
 * Returns null when the person chose none; throws when the server cannot be reached.
 */
export async function signWithPasskey(
  signal?: AbortSignal,
  mediation: 'conditional' | 'optional' = 'optional',
): Promise<SignedPasskeyInput | null> {
  const { data } = await beginPasskeySignIn({ throwOnError: true });
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(data);
  try {
    const credential = await navigator.credentials.get({
      publicKey,
      mediation,
      ...(signal && { signal }),
    });
    if (!(credential instanceof PublicKeyCredential)) return null;
    const { id, rawId, response } = credential.toJSON();
    if (!('signature' in response)) return null;
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    const signed = { clientDataJSON, authenticatorData, signature };
    return {
      id,
      rawId,
      type: 'public-key',
      response: { ...signed, ...(userHandle && { userHandle }) },
    };
  } catch {
    // Closed by the person, timed out, or aborted because another one was asked for.
    return null;
  }
}

/** Asks the device to create a passkey. Returns why there is none, when there is none. */
export async function createPasskey(
  options: BeginPasskeyResponses[201],
): Promise<CreatedPasskeyInput | PasskeyFault> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  try {
    const credential = await navigator.credentials.create({ publicKey });
    if (!(credential instanceof PublicKeyCredential)) return 'cancelled';
    const { id, rawId, response } = credential.toJSON();
    if (!('attestationObject' in response)) return 'cancelled';
    const { clientDataJSON, attestationObject } = response;
    return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject } };
  } catch (error) {
    const isPresent = error instanceof DOMException && error.name === 'InvalidStateError';
    return isPresent ? 'present' : 'cancelled';
  }
}
