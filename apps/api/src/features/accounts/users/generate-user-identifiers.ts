import { randomBytes, randomInt } from 'node:crypto';
import { newToken } from '../../../platform/crypto/secret-token.ts';

/** Letters and digits that cannot be confused with each other when read aloud at a front desk. */
const UNAMBIGUOUS_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const MEMBER_CODE_LENGTH = 10;

/** A secret of 256 random bits from which a device generates the codes of the digital ID. */
export function generateDigitalIdSecret(): Buffer {
  return randomBytes(32);
}

/**
 * Identifiers unique to a user: the public code and the secret of the digital ID, and the token of
 * the calendar feed.
 */
export function generateUserIdentifiers() {
  const characters = Array.from(
    { length: MEMBER_CODE_LENGTH },
    () => UNAMBIGUOUS_CHARACTERS[randomInt(UNAMBIGUOUS_CHARACTERS.length)],
  );
  return {
    memberCode: characters.join(''),
    digitalIdSecret: generateDigitalIdSecret(),
    calendarToken: newToken(),
  };
}
