import { completeWebsite, hasForbiddenCharacters } from '@pulse/domain';
import { z } from 'zod';

const text = (max: number, kind: { paragraphs: boolean }) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((written) => !hasForbiddenCharacters(written, kind), {
      params: { code: 'characters_not_allowed' },
    });

/** One line of text of at most `max` characters: every name that a user types. */
export const line = (max: number) => text(max, { paragraphs: false });

/** Text of several paragraphs, of at most `max` characters. */
export const paragraphs = (max: number) => text(max, { paragraphs: true });

/**
 * The address of a website, completed when its scheme is missing; may be empty. It becomes a link, and
 * another scheme than these would run a script or start a program.
 */
export const website = z.union([
  z.literal(''),
  z
    .string()
    .trim()
    .overwrite(completeWebsite)
    .max(300)
    .check(z.url({ protocol: /^https?$/ })),
]);
