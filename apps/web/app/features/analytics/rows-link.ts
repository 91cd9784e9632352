/** The address of the rows behind a figure, with the venue and the days of the page. */
export function rowsLink(address: URLSearchParams, more: Record<string, string>): string {
  const params = new URLSearchParams(address);
  for (const [name, value] of Object.entries(more)) params.set(name, value);
  return `/app/partner/analytics/rows?${params}`;
}

/** The address of the figures from which rows were opened. */
export function figuresLink(rows: URLSearchParams): string {
  const params = new URLSearchParams(rows);
  for (const name of ['kind', 'class', 'trainer', 'weekday', 'hour']) params.delete(name);
  return `/app/partner/analytics?${params}`;
}
