import { z } from 'zod';
import beirut from './beirut.json' with { type: 'json' };
import { cityLanguage } from './city-language.ts';
import france from './france.json' with { type: 'json' };
import frenchAbroad from './french-abroad.json' with { type: 'json' };
import germanSpeaking from './german-speaking.json' with { type: 'json' };
import lebanonMountain from './lebanon-mountain.json' with { type: 'json' };
import lebanonNorth from './lebanon-north.json' with { type: 'json' };
import lebanonSouth from './lebanon-south-and-bekaa.json' with { type: 'json' };

/**
 * A district: name, latitude, longitude, and a street that venues there give as their address. Its
 * point is the real place, moved inland where the coast is near.
 */
const district = z.tuple([z.string(), z.number(), z.number(), z.string()]);
export type District = z.infer<typeof district>;

/** One town of the demo data. */
const city = z.strictObject({
  /** Unique among all towns. */
  name: z.string(),
  country: z.string().length(2),
  timeZone: z.string(),
  currency: z.enum(['USD', 'EUR', 'CHF']),
  language: cityLanguage,
  alternateNames: z.array(z.string()),
  latitude: z.number(),
  longitude: z.number(),
  /** How many venues it has; towns of Lebanon farther from Beirut have fewer. */
  venues: z.int().positive(),
  /** How far a venue may be from the point of its district, so that none is placed in the sea. */
  spreadMetres: z.int().positive(),
  districts: z.array(district),
});
export type City = z.infer<typeof city>;
export type { CityLanguage } from './city-language.ts';

const read = (file: unknown): City[] => z.array(city).parse(file);

/** Every town of the demo data by its region, Lebanon first. */
export const citiesByRegion = {
  beirut: read(beirut),
  'lebanon-north': read(lebanonNorth),
  'lebanon-south-and-bekaa': read(lebanonSouth),
  'lebanon-mountain': read(lebanonMountain),
  france: read(france),
  'french-abroad': read(frenchAbroad),
  'german-speaking': read(germanSpeaking),
} as const;

/** Beirut and the towns that border it. */
export const beirutCities: readonly City[] = citiesByRegion.beirut;

/** Every town of the demo data, Lebanon first. */
export const cities: readonly City[] = Object.values(citiesByRegion).flat();
