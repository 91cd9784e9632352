import type { GetAnalyticsResponse } from '@pulse/contract/client';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { dayAfter } from '#ui/format/calendar-days.ts';
import { useFormat } from '#ui/format/use-format.ts';
import { useWeekdayName } from '#ui/format/use-weekday-name.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import classes from './charts.module.css';
import { clockHour, hourRows } from './hour-rows.ts';

interface HeatMapProps {
  hours: GetAnalyticsResponse['hours'];
  /** The address of the rows behind a figure. */
  link: (more: Record<string, string>) => string;
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** The visits of each hour of a weekday: a table whose cells are the darker, the more visits. */
export default function HeatMap({ hours, link }: HeatMapProps) {
  const { t } = useTranslation('partner-analytics');
  const format = useFormat();
  const nameOf = useWeekdayName();
  // 4 January 2026 was a Sunday.
  const shortNameOf = (weekday: number) =>
    format.date(`${dayAfter('2026-01-04', weekday)}T12:00:00Z`, 'shortWeekday', 'UTC');
  const counted = hours.filter(({ visits }) => visits > 0);
  const most = Math.max(1, ...counted.map(({ visits }) => visits));
  const visitsAt = new Map(counted.map((cell) => [`${cell.weekday} ${cell.hour}`, cell.visits]));
  if (counted.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby="heat-map">
      <Heading id="heat-map" size={4}>
        {t('heatMap.title')}
      </Heading>
      <Note>{t('heatMap.lead')}</Note>
      <table className={classes.heat} aria-labelledby="heat-map">
        <thead>
          <tr>
            <th scope="col">{t('hour')}</th>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col" abbr={nameOf(weekday)}>
                {shortNameOf(weekday)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hourRows(counted.map(({ hour }) => hour)).map(({ from, until, empty }) =>
            empty ? (
              <tr key={from}>
                <th scope="row">
                  {clockHour(from)}–{clockHour(until)}
                </th>
                <td colSpan={7} className={classes.none}>
                  {t('heatMap.none')}
                </td>
              </tr>
            ) : (
              <tr key={from}>
                <th scope="row">{clockHour(from)}</th>
                {WEEKDAYS.map((weekday) => {
                  const visits = visitsAt.get(`${weekday} ${from}`) ?? 0;
                  const name = `${nameOf(weekday)} ${clockHour(from)}`;
                  const share = { '--share': `${(visits / most) * 45}%` } as CSSProperties;
                  return (
                    <td key={weekday} style={share}>
                      {visits > 0 && (
                        <Link
                          to={link({ kind: 'visits', weekday: `${weekday}`, hour: `${from}` })}
                          aria-label={t('rowsOf', { count: visits, name })}
                        >
                          {format.number(visits)}
                        </Link>
                      )}
                    </td>
                  );
                })}
              </tr>
            ),
          )}
        </tbody>
      </table>
    </Stack>
  );
}
