import { useMemo } from 'react';
import { useFormat } from '#ui/format/use-format.ts';

/** The ISO weekdays, Monday (1) to Sunday (7), with their names in the reader's language. */
export function useWeekdayNames(): { value: number; name: string; label: string }[] {
  const format = useFormat();
  return useMemo(
    () =>
      Array.from({ length: 7 }, (_, index) => {
        // Noon in UTC is on the same date in UTC; 5 January 2026 was a Monday.
        const noon = Date.UTC(2026, 0, 5 + index, 12);
        return {
          value: index + 1,
          name: format.date(noon, 'shortWeekday', 'UTC'),
          label: format.date(noon, 'weekday', 'UTC'),
        };
      }),
    [format],
  );
}
