import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a refresh token says: which device's family, and which generation of it. */
export interface RefreshClaim {
  familyId: string;
  generation: number;
}

const SHAPE = /^([0-9a-f-]{36})\.(\d{1,9})\.([\w-]{43})$/;

/** Writes the refresh token of one generation; the same claim always makes the same token. */
export function writeRefreshToken(key: Uint8Array, { familyId, generation }: RefreshClaim): string {
  const claim = `${familyId}.${generation}`;
  return `${claim}.${proofOf(key, claim).toString('base64url')}`;
}

/** Reads a refresh token that this server wrote; null for anything else. */
export function readRefreshToken(key: Uint8Array, token: string): RefreshClaim | null {
  const [, familyId, generation, proof] = SHAPE.exec(token) ?? [];
  if (!familyId || !generation || !proof) return null;
  const given = Buffer.from(proof, 'base64url');
  const expected = proofOf(key, `${familyId}.${generation}`);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return { familyId, generation: Number(generation) };
}

function proofOf(key: Uint8Array, claim: string): Buffer {
  return createHmac('sha256', key).update(claim).digest();
}
