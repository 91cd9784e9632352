import { useEffect, useId, useState } from 'react';
import { useFormat } from '../format/use-format.ts';
import classes from './day-strip.module.css';

interface DayStripProps {
  /** Calendar days, YYYY-MM-DD, in order. */
  days: readonly string[];
  value: string;
  onChange: (day: string) => void;
  /** Stands for the first weekday when it is today. */
  today?: { date: string; word: string };
  /** What the choice is about, for those who do not see it. */
  label: string;
}

/** Days side by side to choose one from; arrow keys move, as in any group of radio buttons. */
export function DayStrip({ days, value, onChange, today, label }: DayStripProps) {
  const format = useFormat();
  const name = useId();
  // The choice shows at once, whatever the page does with it.
  const [chosen, setChosen] = useState(value);
  useEffect(() => setChosen(value), [value]);
  // Noon in UTC is the same calendar day wherever it is written as UTC.
  const noon = (day: string) => `${day}T12:00:00Z`;
  return (
    <fieldset className={classes.strip}>
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
            {day === today?.date ? today.word : format.date(noon(day), 'shortWeekday', 'UTC')}
          </span>
          <span aria-hidden="true" className={classes.number}>
            {Number(day.slice(8))}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
