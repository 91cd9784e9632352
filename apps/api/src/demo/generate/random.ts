/** A random number generator that gives the same numbers for the same seed. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** An integer from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** True with the given probability, 0 to 1. */
  chance(probability: number): boolean;
  /** One entry of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
  /** `count` different entries, in the list's order; all of them when there are fewer. */
  sample<T>(list: readonly T[], count: number): T[];
}

function hashText(text: string): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

/** A seeded generator (mulberry32). Not for secrets. */
export function createRandom(seed: string): Random {
  let state = hashText(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number =>
    low + Math.floor(next() * (high - low + 1));
  const pick = <T>(list: readonly T[]): T => {
    const entry = list[Math.floor(next() * list.length)];
    if (entry === undefined) throw new Error('cannot pick from an empty list');
    return entry;
  };
  const sample = <T>(list: readonly T[], count: number): T[] => {
    const chosen = new Set<number>();
    while (chosen.size < Math.min(count, list.length)) chosen.add(between(0, list.length - 1));
    return list.filter((_, index) => chosen.has(index));
  };
  return { next, between, chance: (probability) => next() < probability, pick, sample };
}
