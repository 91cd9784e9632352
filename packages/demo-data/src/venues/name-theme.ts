import { z } from 'zod';

/** What the names of an activity's venues sound like. */
export const nameTheme = z.enum(['calm', 'strong', 'water', 'height', 'play', 'rhythm']);
