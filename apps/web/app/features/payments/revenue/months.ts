/** The months of the last two years, the latest first, as YYYY-MM in UTC. */
export function lastMonths(now: number): string[] {
  const latest = new Date(now);
  return Array.from({ length: 24 }, (_, back) =>
    new Date(Date.UTC(latest.getUTCFullYear(), latest.getUTCMonth() - back, 1))
      .toISOString()
      .slice(0, 7),
  );
}
