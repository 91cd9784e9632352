import { z } from 'zod';
import { cityLanguage } from '../cities/city-language.ts';
import { nameTheme } from '../venues/name-theme.ts';
import mindAndBody from './mind-and-body.json' with { type: 'json' };
import outdoor from './outdoor.json' with { type: 'json' };
import training from './training.json' with { type: 'json' };
import bring from './what-to-bring.json' with { type: 'json' };

/** A kind of class: name, description, minutes, fewest and most places. */
const classType = z.tuple([z.string(), z.string(), z.int(), z.int(), z.int()]);

/**
 * What venues of one activity have in common. Its sentences may contain {district}, {city}, {year} and
 * {count}, its names {word}, {district} and {city}.
 */
const activityProfile = z.strictObject({
  activity: z.string(),
  /** Its share of all venues, beside those of the others. */
  weight: z.number(),
  nameTheme,
  names: z.record(cityLanguage, z.array(z.string())),
  secondaryActivities: z.array(z.string()),
  amenities: z.array(z.string()),
  openingSentences: z.array(z.string()),
  spaceDescriptions: z.array(z.string()),
  importantInfo: z.array(z.string()),
  classes: z.array(classType),
  /** Drop-in price of one class in whole units of the venue's currency, lowest and highest. */
  price: z.tuple([z.number(), z.number()]),
  openGymChance: z.number().min(0).max(1),
});
type ActivityProfile = z.infer<typeof activityProfile>;

/** Mat and floor; gyms, boxing, climbing and cycling; courts, tracks and water. */
export const activityProfiles: readonly ActivityProfile[] = [
  mindAndBody,
  training,
  outdoor,
].flatMap((file) => z.array(activityProfile).parse(file));

/** The profile of an activity of the product; throws for one without a profile. */
export function activityProfileOf(activity: string): ActivityProfile {
  const profile = activityProfiles.find((candidate) => candidate.activity === activity);
  if (!profile) throw new Error(`the demo data has no activity "${activity}"`);
  return profile;
}

/** What members bring to a class of an activity; activities that are missing need nothing. */
export const whatToBring: Readonly<Record<string, string>> = bring;
