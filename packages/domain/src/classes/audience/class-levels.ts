/** For whom a class is; `all` for every member, whatever their experience. */
export const CLASS_LEVELS = ['all', 'beginner', 'intermediate', 'advanced'] as const;
export type ClassLevel = (typeof CLASS_LEVELS)[number];

/** The levels that a member looks for. */
export const SEARCHED_LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
export type SearchedLevel = (typeof SEARCHED_LEVELS)[number];

/**
 * The levels of the classes that fit a member who looks for `level`: its own, and those for all. A
 * class that states no level fits no search by level.
 */
export function levelsThatFit(level: SearchedLevel): ClassLevel[] {
  return ['all', level];
}
