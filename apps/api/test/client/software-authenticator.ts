import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What a test makes a device do differently from an honest one. */
export interface Faults {
  origin?: string;
  rpId?: string;
  /** False: the device did not ask for a fingerprint or a PIN. */
  verified?: boolean;
  counter?: number;
  userHandle?: string;
  challenge?: string;
  type?: string;
}

/** A device with one passkey (ES256) that signs as a browser on our page does (WebAuthn). */
export function softwareAuthenticator(
  defaults = { origin: 'http://pulse.test', rpId: 'pulse.test' },
) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(24);
  const id = credentialId.toString('base64url');
  let counter = 0;

  const clientData = (type: string, challenge: string, faults: Faults) =>
    Buffer.from(
      JSON.stringify({
        type: faults.type ?? type,
        challenge: faults.challenge ?? challenge,
        origin: faults.origin ?? defaults.origin,
        crossOrigin: false,
      }),
    );
  const authenticatorData = (faults: Faults, attested: Buffer = Buffer.alloc(0)) => {
    const rpIdHash = createHash('sha256')
      .update(faults.rpId ?? defaults.rpId)
      .digest();
    const flags = 0x01 | (faults.verified === false ? 0 : 0x04) | (attested.length > 0 ? 0x40 : 0);
    const count = Buffer.alloc(4);
    counter = faults.counter ?? counter + 1;
    count.writeUInt32BE(counter);
    return Buffer.concat([rpIdHash, Buffer.from([flags]), count, attested]);
  };
  const credential = { id, rawId: id, type: 'public-key' };

  return {
    id,
    /** What the browser sends after creating the passkey. */
    create({ challenge }: { challenge: string }, faults: Faults = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(publicKey)]);
      const data = authenticatorData(faults, attested);
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, faults).toString('base64url'),
          attestationObject: attestationObject(data).toString('base64url'),
        },
      };
    },
    /** What the browser sends after signing a challenge. */
    sign({ challenge }: { challenge: string }, faults: Faults = {}) {
      const client = clientData('webauthn.get', challenge, faults);
      const data = authenticatorData(faults);
      const hash = createHash('sha256').update(client).digest();
      return {
        ...credential,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, hash]), privateKey).toString('base64url'),
          ...(faults.userHandle !== undefined && { userHandle: faults.userHandle }),
        },
      };
    },
  };
}

/** CBOR: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}. */
function coseKey(publicKey: ReturnType<typeof generateKeyPairSync>['publicKey']): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const bytes = (value: string) =>
    Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(value, 'base64url')]);
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(x),
    Buffer.from([0x22]),
    bytes(y),
  ]);
}

/** CBOR: {fmt: 'none', attStmt: {}, authData: bytes}. */
function attestationObject(authData: Buffer): Buffer {
  const text = (value: string) =>
    Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(authData.length);
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    Buffer.from([0x59]),
    length,
    authData,
  ]);
}
