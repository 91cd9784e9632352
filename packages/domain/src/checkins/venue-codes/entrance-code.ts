/** Letters and digits without those that look alike in print: I, l, 1, O and 0. */
const SYMBOLS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 12;
const GROUP = 4;
const PATTERN = new RegExp(`^[${SYMBOLS}]{${LENGTH}}$`);

/**
 * A new code of an entrance, short enough to be typed and long enough (59 bits) not to be guessed.
 * `randomBelow(n)` returns a random whole number from 0 to n - 1.
 */
export function createEntranceCode(randomBelow: (n: number) => number): string {
  return Array.from({ length: LENGTH }, () => SYMBOLS[randomBelow(SYMBOLS.length)]).join('');
}

/**
 * The code that was typed, in any case and with spaces or hyphens in it; null unless it has the form of
 * `createEntranceCode`. Codes made before that form was introduced are read as they stand.
 */
export function readEntranceCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return PATTERN.test(code) ? code : null;
}

/** A code as it is printed, in groups of four; an older one as it stands. */
export function formatEntranceCode(code: string): string {
  return PATTERN.test(code) ? code.replace(new RegExp(`.{${GROUP}}(?=.)`, 'g'), '$&-') : code;
}
