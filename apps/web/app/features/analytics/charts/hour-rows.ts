/** A row of the hours of a day; an empty one stands for all hours without visits in between. */
export interface HourRow {
  from: number;
  until: number;
  empty: boolean;
}

/** The rows of the hours that have visits, in order, with those between them folded. */
export function hourRows(hours: readonly number[]): HourRow[] {
  const rows: HourRow[] = [];
  for (const hour of [...new Set(hours)].sort((a, b) => a - b)) {
    const end = rows.at(-1)?.until ?? hour;
    if (end < hour) rows.push({ from: end, until: hour, empty: true });
    rows.push({ from: hour, until: hour + 1, empty: false });
  }
  return rows;
}

/** The full hour as a time. */
export const clockHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
