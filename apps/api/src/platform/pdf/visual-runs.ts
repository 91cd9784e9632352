const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const LETTER = /\p{L}/u;
/** Words of one direction with the spaces between them; digits are always read from the left. */
const RUNS =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}](?:[\p{M}\p{P}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]|\s+(?=[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]))*|\s+|[^\s\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]+/gu;

/**
 * Splits a line into runs of one direction, in the order in which they stand on the page from left
 * to right. The first letter gives the direction of the line. Inside a run the font orders the letters.
 */
export function visualRuns(line: string): string[] {
  const runs = line.match(RUNS) ?? [];
  const first = LETTER.exec(line)?.[0] ?? '';
  if (RIGHT_TO_LEFT.test(first)) return mergeLeftToRight(runs).reverse();
  return mergeLeftToRight(runs);
}

/** Joins words of the direction left to right, whose order among each other stays. */
function mergeLeftToRight(runs: readonly string[]): string[] {
  const merged: string[] = [];
  for (const [index, run] of runs.entries()) {
    const previous = merged.at(-1);
    const next = runs[index + 1] ?? '';
    const isSpaceInside = run.trim() === '' && !RIGHT_TO_LEFT.test(next);
    const joins = previous !== undefined && !RIGHT_TO_LEFT.test(previous) && previous.trim() !== '';
    if (joins && !RIGHT_TO_LEFT.test(run) && (run.trim() !== '' || isSpaceInside))
      merged[merged.length - 1] = previous + run;
    else merged.push(run);
  }
  return merged;
}
