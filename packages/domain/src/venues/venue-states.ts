/** The states of a venue. */
export const VENUE_STATES = ['draft', 'published', 'archived'] as const;

/** One state of a venue. */
export type VenueState = (typeof VENUE_STATES)[number];

/** From each state, the states a venue may change to; only published venues are found and booked. */
export const VENUE_TRANSITIONS: Record<VenueState, readonly VenueState[]> = {
  draft: ['published', 'archived'],
  published: ['draft', 'archived'],
  archived: ['draft'],
};
