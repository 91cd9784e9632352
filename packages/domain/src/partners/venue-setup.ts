import {
  missingVenueRequirements,
  VENUE_REQUIREMENTS,
  type VenueToPublish,
} from '../venues/publish-requirements.ts';

/** The steps from an approved partner to a bookable class, in the order in which they are taken. */
export const SETUP_STEPS = ['venue', 'hours', 'picture', 'class', 'code'] as const;

/** One step. */
export type SetupStep = (typeof SETUP_STEPS)[number];

/** What the steps are computed from; nothing about them is stored. */
export interface VenueToSetUp extends VenueToPublish {
  images: readonly unknown[];
}

/**
 * Which steps of setting up a venue are done: null before there is a venue. `classes` and `codes` are
 * how many class templates that are not archived and how many valid entrance codes it has.
 */
export function doneSetupSteps(
  venue: VenueToSetUp | null,
  { classes, codes }: { classes: number; codes: number },
): Record<SetupStep, boolean> {
  const missing = venue ? missingVenueRequirements(venue) : VENUE_REQUIREMENTS;
  return {
    venue: missing.every((one) => one === 'operating_hours'),
    hours: !missing.includes('operating_hours'),
    picture: venue !== null && venue.images.length > 0,
    class: venue !== null && classes > 0,
    code: venue !== null && codes > 0,
  };
}
