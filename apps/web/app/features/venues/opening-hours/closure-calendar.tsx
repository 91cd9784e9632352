import type { Venue } from '@pulse/contract/client';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { CalendarDay } from './calendar-day.tsx';
import { dateForKey } from './date-for-key.ts';
import { monthAfter, weeksOfMonth } from './month-days.ts';
import classes from './opening-hours.module.css';
import { useOpeningText } from './use-opening-text.ts';

interface ClosureCalendarProps {
  venue: Venue;
  /** Local dates at the venue, YYYY-MM-DD: today, and the first closure to come. */
  today: string;
  first: string;
}

/** Months ahead that the calendar shows. */
const monthsAhead = 6;

/**
 * A venue's calendar with its closures: one tab stop, arrow keys move between days and months, Page Up
 * and Page Down between months. The opening hours of the chosen day are below.
 */
export function ClosureCalendar({ venue, today, first }: ClosureCalendarProps) {
  const { t } = useTranslation('venues');
  const format = useFormat();
  const openingText = useOpeningText(venue);
  const heading = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [chosen, setChosen] = useState(first);
  const month = chosen.slice(0, 7);
  const firstMonth = today.slice(0, 7);
  const lastMonth = monthAfter(firstMonth, monthsAhead);
  const formatDate = (date: string, shape: 'day' | 'monthYear' | 'shortWeekday' | 'weekday') =>
    format.date(`${date}T12:00:00Z`, shape, 'UTC');
  const choose = (date: string) => {
    if (date >= `${firstMonth}-01` && date.slice(0, 7) <= lastMonth) setChosen(date);
  };
  const changeMonth = (months: number) =>
    choose(dateForKey(chosen, months > 0 ? 'PageDown' : 'PageUp') ?? chosen);
  const [firstWeek = []] = weeksOfMonth('2026-06');
  const weeks = weeksOfMonth(month);
  return (
    <div className={classes.calendar}>
      <div className={classes.bar}>
        <IconButton
          label={t('closures.previous')}
          aria-disabled={month === firstMonth}
          onClick={() => changeMonth(-1)}
        >
          <IconChevronLeft size={20} aria-hidden="true" />
        </IconButton>
        <p id={heading} className={classes.month} aria-live="polite">
          {formatDate(`${month}-01`, 'monthYear')}
        </p>
        <IconButton
          label={t('closures.following')}
          aria-disabled={month === lastMonth}
          onClick={() => changeMonth(1)}
        >
          <IconChevronRight size={20} aria-hidden="true" />
        </IconButton>
      </div>
      <table
        ref={grid}
        aria-labelledby={heading}
        className={classes.grid}
        onKeyDown={(event) => {
          const to = dateForKey(chosen, event.key);
          if (to === undefined) return;
          event.preventDefault();
          choose(to);
          requestAnimationFrame(() =>
            grid.current?.querySelector<HTMLButtonElement>('button[tabindex="0"]')?.focus(),
          );
        }}
      >
        <thead>
          <tr>
            {firstWeek.map((date) => (
              <th key={date} scope="col" abbr={date ? formatDate(date, 'weekday') : undefined}>
                {date && formatDate(date, 'shortWeekday')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, weekday) =>
                date ? (
                  <CalendarDay
                    key={date}
                    date={date}
                    name={`${formatDate(date, 'day')}: ${openingText.onDate(date)}`}
                    closed={venue.closures.some((closure) => closure.local_date === date)}
                    today={date === today}
                    chosen={date === chosen}
                    onChoose={choose}
                  />
                ) : (
                  <td key={firstWeek[weekday]} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.selectedDay}>
        <strong>{formatDate(chosen, 'day')}</strong> {openingText.onDate(chosen)}
      </p>
    </div>
  );
}
