/** One figure with the baseline that was measured in the same run. */
export interface Measurement {
  name: string;
  /** The figure itself, with its unit. */
  measured: string;
  /** The baseline that it is compared with. */
  baseline: string;
  /** The ratio or the figure that the goal is about. */
  value: number;
  goal: string;
  /** Null when it could not be measured here. */
  passed: boolean | null;
}

/** The median; the mean of the two middle values for an even number. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = 0, high = 0] = [sorted[sorted.length % 2 ? middle : middle - 1], sorted[middle]];
  return (low + high) / 2;
}

/** The ratio of a figure to its baseline, compared with the goal. */
export function compareToBaseline(
  name: string,
  measuredRate: { perSecond: number; what: string },
  baselineRate: { perSecond: number; what: string },
  ratios: readonly number[],
  minimum: number,
): Measurement {
  const value = Number(median(ratios).toFixed(3));
  return {
    name,
    measured: `${Math.round(measuredRate.perSecond)}/s ${measuredRate.what}`,
    baseline: `${Math.round(baselineRate.perSecond)}/s ${baselineRate.what}`,
    value,
    goal: `at least ${minimum}`,
    passed: value >= minimum,
  };
}
