import { useSearchParams } from 'react-router';

/** The days of the front desk beside today, and their distance from it. */
const offsets = { yesterday: -1, today: 0, tomorrow: 1 } as const;

export type FrontDeskDayName = keyof typeof offsets;

const isDay = (name: string | null): name is FrontDeskDayName => name !== null && name in offsets;

/** The day that the front desk shows, kept in the address, and its date; `today` is YYYY-MM-DD. */
export function useFrontDeskDate(today: string) {
  const [searchParams, setSearchParams] = useSearchParams();
  const requested = searchParams.get('day');
  const day = isDay(requested) ? requested : 'today';
  return {
    day,
    date: dateAfter(today, offsets[day]),
    showDay: (name: FrontDeskDayName) =>
      setSearchParams(
        (params) => {
          if (name === 'today') params.delete('day');
          else params.set('day', name);
          return params;
        },
        { replace: true },
      ),
  };
}

function dateAfter(date: string, days: number): string {
  const noon = new Date(`${date}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + days);
  return noon.toISOString().slice(0, 10);
}
