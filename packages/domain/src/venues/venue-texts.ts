/** What a partner writes about a venue for its page, each a text that may be empty. */
export const VENUE_TEXTS = [
  'location_description',
  'description',
  'website',
  'important_info',
] as const;

/** One text about a venue. */
export type VenueText = (typeof VENUE_TEXTS)[number];

/** The texts about a venue by their name. */
export type VenueTexts = Record<VenueText, string>;

/** Returns the texts of a venue without its other fields. */
export function venueTextsOf(venue: Readonly<VenueTexts>): VenueTexts {
  const texts = VENUE_TEXTS.map((name) => [name, venue[name]] as const);
  return Object.fromEntries(texts) as VenueTexts;
}
