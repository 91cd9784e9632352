/** For whom a class is; `all` for everybody, whatever their experience. */
export const CLASS_LEVELS = ['all', 'beginner', 'intermediate', 'advanced'] as const;
export type ClassLevel = (typeof CLASS_LEVELS)[number];

/** The levels that somebody looks for. */
export const SEARCHED_LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
export type SearchedLevel = (typeof SEARCHED_LEVELS)[number];

/**
 * The levels of the classes that fit somebody who looks for `level`: its own, and those for everybody. A
 * class that states no level fits nobody's search.
 */
export function levelsThatFit(level: SearchedLevel): ClassLevel[] {
  return ['all', level];
}
