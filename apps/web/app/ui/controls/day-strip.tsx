import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useFormat } from '../format/use-format.ts';
import classes from './day-strip.module.css';
import { scrollToShow } from './scroll-to-show.ts';

interface DayStripProps {
  /** Calendar days, YYYY-MM-DD, in order. */
  days: readonly string[];
  value: string;
  onChange: (day: string) => void;
  /** The label shown instead of the weekday on this date. */
  today?: { date: string; label: string };
  /** The legend for screen readers. */
  label: string;
}

/** Days side by side to choose one from, as a group of radio buttons. */
export function DayStrip({ days, value, onChange, today, label }: DayStripProps) {
  const format = useFormat();
  const name = useId();
  // The choice is shown at once, before the page has updated `value`.
  const [chosen, setChosen] = useState(value);
  useEffect(() => setChosen(value), [value]);
  // On a narrow screen the last days of a week are out of sight, and one of them may be today.
  const strip = useRef<HTMLFieldSetElement>(null);
  const index = days.indexOf(value);
  // The first day is in sight already; to ask where it is, the browser would lay out the whole page.
  const shownIndex = useRef(0);
  useLayoutEffect(() => {
    const { current } = strip;
    if (index === shownIndex.current) return;
    shownIndex.current = index;
    const day = current?.querySelectorAll('label')[index];
    if (!current || !day) return;
    const { offsetLeft: start, offsetWidth: width } = day;
    const { scrollLeft: scroll, clientWidth: stripWidth } = current;
    current.scrollLeft = scrollToShow({ start, width, scroll, stripWidth });
  }, [index]);
  // Formatted in UTC, noon in UTC is always on that calendar day.
  const noon = (day: string) => `${day}T12:00:00Z`;
  return (
    <fieldset ref={strip} className={classes.strip}>
      <legend className="visually-hidden">{label}</legend>
      {days.map((day) => (
        <label key={day} className={classes.day}>
          <input
            type="radio"
            name={name}
            value={day}
            checked={day === chosen}
            onChange={() => {
              setChosen(day);
              onChange(day);
            }}
            aria-label={format.date(noon(day), 'day', 'UTC')}
            className={classes.choice}
          />
          <span aria-hidden="true" className={classes.weekday}>
            {day === today?.date ? today.label : format.date(noon(day), 'shortWeekday', 'UTC')}
          </span>
          <span aria-hidden="true" className={classes.number}>
            {Number(day.slice(8))}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
