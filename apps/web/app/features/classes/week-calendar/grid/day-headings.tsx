import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import type { DayLayout } from '../lay-out-week.ts';
import classes from './week-grid.module.css';

interface DayHeadingsProps {
  layout: readonly DayLayout[];
  today: string | undefined;
  idOf: (date: string) => string;
}

/** The days of the week above their columns; a closed one says so. */
export function DayHeadings({ layout, today, idOf }: DayHeadingsProps) {
  const { t } = useTranslation('partner-calendar');
  const format = useFormat();
  return (
    <div className={classes.headings}>
      {layout.map(({ date, closure }) => {
        const noon = `${date}T12:00:00Z`;
        return (
          <h2
            key={date}
            id={idOf(date)}
            className={classes.heading}
            data-today={date === today || undefined}
          >
            <span className="visually-hidden">{format.date(noon, 'day', 'UTC')}</span>
            <span aria-hidden="true">{format.date(noon, 'shortWeekday', 'UTC')}</span>
            <span className={classes.number} aria-hidden="true">
              {Number(date.slice(8))}
            </span>
            {closure !== null && (
              <span className={classes.closure} title={closure}>
                {t('closed')}
              </span>
            )}
          </h2>
        );
      })}
    </div>
  );
}
