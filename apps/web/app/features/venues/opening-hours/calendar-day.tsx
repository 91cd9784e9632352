import classes from './opening-hours.module.css';

interface CalendarDayProps {
  date: string;
  /** The date with its opening hours, for screen readers. */
  name: string;
  closed: boolean;
  today: boolean;
  chosen: boolean;
  onChoose: (date: string) => void;
}

/** One day of the calendar; only the chosen one is in the tab order. */
export function CalendarDay({ date, name, closed, today, chosen, onChoose }: CalendarDayProps) {
  return (
    <td className={classes.cell}>
      <button
        type="button"
        tabIndex={chosen ? 0 : -1}
        aria-label={name}
        aria-pressed={chosen}
        aria-current={today ? 'date' : undefined}
        data-closed={closed || undefined}
        data-chosen={chosen || undefined}
        className={classes.day}
        onClick={() => onChoose(date)}
      >
        {Number(date.slice(8))}
      </button>
    </td>
  );
}
