const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes as RFC 4648 base32 without padding, cut to `length` characters. */
export function base32(bytes: Uint8Array, length: number): string {
  let text = '';
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += ALPHABET[(value >>> bits) & 31];
    }
    value &= (1 << bits) - 1;
    if (text.length >= length) break;
  }
  if (bits > 0) text += ALPHABET[(value << (5 - bits)) & 31];
  return text.slice(0, length);
}
