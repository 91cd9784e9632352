/** When writes were acknowledged, for as long as a run watches. */
export interface Writes {
  count: number;
  note(): void;
  /** The longest time without one since a moment of `performance.now`, in seconds. */
  longestPauseSince(moment: number): number;
}

export function watchWrites(): Writes {
  const moments: number[] = [];
  return {
    get count() {
      return moments.length;
    },
    note: () => void moments.push(performance.now()),
    longestPauseSince(moment) {
      const later = [...moments.filter((at) => at > moment), performance.now()];
      const pauses = later.map((at, index) => at - (later[index - 1] ?? moment));
      return Math.max(...pauses) / 1000;
    },
  };
}
