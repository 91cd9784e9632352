import { z } from 'zod';

/** The language of a town, which names its people and its venues. */
export const cityLanguage = z.enum(['ar', 'fr', 'de']);
export type CityLanguage = z.infer<typeof cityLanguage>;
