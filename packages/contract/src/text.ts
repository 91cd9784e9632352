import { z } from 'zod';

// Formatting characters turn the direction of the text around them or are invisible, so a name
// could read differently from what it is.

/** One line of text of at most `max` characters. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}\p{Cf}]*$/u);

/** Text of several paragraphs, of at most `max` characters. */
export const paragraphs = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^(?:[^\p{Cc}\p{Cf}]|[\n\r\t])*$/u);
