/** The tiers of venues and classes; `plus` ones use the plan's plus allowance. */
export const TIERS = ['standard', 'plus'] as const;

/** One tier. */
export type Tier = (typeof TIERS)[number];

/** The tier of a class at a venue: plus when the class or the venue is. */
export function effectiveTier(venueTier: Tier, classTier: Tier): Tier {
  return venueTier === 'plus' || classTier === 'plus' ? 'plus' : 'standard';
}
