import { z } from 'zod';
import { cityLanguage } from '../cities/city-language.ts';
import nafasTrainers from './nafas-trainers.json' with { type: 'json' };
import nafasVenues from './nafas-venues.json' with { type: 'json' };
import { nameTheme } from './name-theme.ts';
import otherFeaturedVenues from './other-featured-venues.json' with { type: 'json' };
import nameWords from './venue-name-words.json' with { type: 'json' };

/** A class on the schedule: name, ISO weekdays, local time, minutes, places, description. */
const featuredClass = z.tuple([
  z.string(),
  z.array(z.int().min(1).max(7)),
  z.string(),
  z.int(),
  z.int(),
  z.string(),
]);

/** A venue that the design and the demo accounts refer to. Fields left out are generated. */
const featuredVenue = z.strictObject({
  name: z.string(),
  alternateNames: z.string(),
  city: z.string(),
  district: z.string(),
  organisation: z.string(),
  activities: z.array(z.string()),
  tier: z.enum(['standard', 'plus']),
  openGym: z.boolean(),
  visitLimit: z.int().nullable(),
  /** Street and number; district and city have fields of their own. */
  address: z.string(),
  locationDescription: z.string(),
  description: z.string(),
  /** Opening and closing time, every day of the week. */
  dailyHours: z.tuple([z.string(), z.string()]),
  /** Classes that are always on its schedule; the rest is generated, except at Nafas Studio. */
  weeklyClasses: z.array(featuredClass),
});
export type FeaturedVenue = z.infer<typeof featuredVenue>;

const nafasFeaturedVenues = z.array(featuredVenue).parse(nafasVenues);

/** Every such venue; those of the demo partner, Nafas, come first. */
export const featuredVenues: readonly FeaturedVenue[] = [
  ...nafasFeaturedVenues,
  ...z.array(featuredVenue).parse(otherFeaturedVenues),
];

/** The names of the demo partner's venues. */
export const nafasVenueNames: ReadonlySet<string> = new Set(
  nafasFeaturedVenues.map(({ name }) => name),
);

/** Who teaches which class of Nafas Studio. */
export const nafasTrainerByClass: Readonly<Record<string, string>> = nafasTrainers;

/**
 * Words from which venue names are composed. Arabic ones are transliterated as their owners write
 * them.
 */
export const venueNameWords = z
  .record(cityLanguage, z.record(nameTheme, z.array(z.string())))
  .parse(nameWords);
