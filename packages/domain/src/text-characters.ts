/**
 * Characters that turn the direction of the text around them, so that it reads differently from what
 * it is: marks (U+200E, U+200F, U+061C), embeddings and overrides (U+202A to U+202E), isolates
 * (U+2066 to U+2069).
 */
const DIRECTION = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/;

/**
 * Characters without any shape, with which one name looks like another: soft hyphen, zero-width
 * space, word joiner and its kin, byte order mark. Joiners (U+200C, U+200D) belong to words and emoji.
 */
const INVISIBLE = /[\u00ad\u200b\u2060-\u2064\ufeff]/;

/** Control characters; a line break and a tab are allowed where a text has paragraphs. */
const CONTROL = /\p{Cc}/u;
const CONTROL_BUT_BREAKS = /(?![\n\r\t])\p{Cc}/u;

/** Whether a text has characters that change how others are shown, or cannot be seen at all. */
export function hasForbiddenCharacters(text: string, { paragraphs = false } = {}): boolean {
  const control = paragraphs ? CONTROL_BUT_BREAKS : CONTROL;
  return DIRECTION.test(text) || INVISIBLE.test(text) || control.test(text);
}

/** Whether a text has control characters, line breaks included. */
export function hasControlCharacters(text: string): boolean {
  return CONTROL.test(text);
}
