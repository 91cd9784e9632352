export type Random = () => number;

/** Returns a repeatable sequence of numbers in [0, 1) for a text (mulberry32 over a string hash). */
export function seededRandom(seed: string): Random {
  let state = 0;
  for (const character of seed) state = (state * 31 + character.charCodeAt(0)) | 0;
  state = (state ^ 0x9e3779b9) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
