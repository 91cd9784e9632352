import { z } from 'zod';
import file from './rooms.json' with { type: 'json' };

/**
 * The pictures of the demo's 30 best-known venues, by the venue's name, and what each shows, in words.
 * They are drawn from the plans in `art/rooms`.
 */
export const rooms = z.array(z.strictObject({ venue: z.string(), alt: z.string() })).parse(file);
