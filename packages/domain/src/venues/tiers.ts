/** The tiers of venues and classes; `plus` ones draw on the plan's plus allowance. */
export const TIERS = ['standard', 'plus'] as const;

/** One tier. */
export type Tier = (typeof TIERS)[number];

/** The tier of a class at a venue: plus as soon as either of the two is. */
export function effectiveTier(venueTier: Tier, classTier: Tier): Tier {
  return venueTier === 'plus' || classTier === 'plus' ? 'plus' : 'standard';
}
