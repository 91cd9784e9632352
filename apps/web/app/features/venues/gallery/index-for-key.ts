/** Where an arrow key, Home or End leads among `count` pictures; undefined for any other key. */
export function indexForKey(key: string, current: number, count: number): number | undefined {
  const last = count - 1;
  const targets: Partial<Record<string, number>> = {
    ArrowLeft: Math.max(0, current - 1),
    ArrowRight: Math.min(last, current + 1),
    Home: 0,
    End: last,
  };
  return targets[key];
}
