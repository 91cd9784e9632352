import { randomBytes, randomInt } from 'node:crypto';
import { newToken } from '../../platform/crypto/secret-token.ts';

/** Letters and digits that nobody mistakes for each other when read aloud at a door. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const CODE_LENGTH = 10;

/** 256 random bits, from which a device makes the digital ID's codes. */
export function newDigitalIdSecret(): Buffer {
  return randomBytes(32);
}

/** What only this user has: the digital ID's public code and secret, and the calendar's address. */
export function newIdentity() {
  const letters = Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return {
    memberCode: letters.join(''),
    digitalIdSecret: newDigitalIdSecret(),
    calendarToken: newToken(),
  };
}
