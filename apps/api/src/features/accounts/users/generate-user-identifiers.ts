import { randomBytes, randomInt } from 'node:crypto';
import { newToken } from '../../../platform/crypto/secret-token.ts';

/** Letters and digits that nobody mistakes for each other when read aloud at a door. */
const UNAMBIGUOUS_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const MEMBER_CODE_LENGTH = 10;

/** 256 random bits, from which a device makes the digital ID's codes. */
export function generateDigitalIdSecret(): Buffer {
  return randomBytes(32);
}

/** What only this user has: the digital ID's public code and secret, and the calendar's address. */
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
