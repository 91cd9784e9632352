/** A word of fewer letters is in too many passwords by chance. */
const MIN_LETTERS = 4;

/** A text as it is compared: without case and accents. */
const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Whether a password contains its owner's email, the part before the `@`, or a word of at least four
 * letters or digits of it or of the name.
 */
export function containsOwnWords(
  password: string,
  { email, fullName }: { email: string; fullName: string },
): boolean {
  const folded = fold(password);
  const [beforeAt = ''] = email.split('@');
  const words = fold(`${beforeAt} ${fullName}`).split(/[^\p{L}\p{N}]+/u);
  return [...words, fold(beforeAt)].some(
    (word) => [...word].length >= MIN_LETTERS && folded.includes(word),
  );
}
