import type { VenueTimetableReport } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { WeeklyTimesText } from '../../templates/times/weekly-times-text.tsx';
import classes from '../timetable-import.module.css';
import { useDifferenceText } from './use-difference-text.ts';

type Imported = VenueTimetableReport['classes'][number];

/** How many single dates are named; the others are counted. */
const DATES_SHOWN = 6;

/** One class of the file: its times, and what is done with it. */
export function ImportedClass({ imported }: { imported: Imported }) {
  const { t } = useTranslation(['partner-import', 'shared']);
  const format = useFormat();
  const differenceText = useDifferenceText();
  const { name, state, weekly, dates, dates_total, differences, excluded_dates } = imported;
  const formatDay = (date: string) => format.date(`${date}T12:00:00Z`, 'day', 'UTC');
  const shown = dates.slice(0, DATES_SHOWN);
  const facts = [
    t(`shared:activity.${imported.activity}`),
    imported.trainer_name && t('class.with', { trainer: imported.trainer_name }),
    t('class.places', { count: imported.capacity }),
    t('class.minutes', { count: imported.duration_minutes }),
  ].filter(Boolean);
  return (
    <li className={classes.class}>
      <div>
        <h4 className={classes.className}>{name}</h4>
        <p className={classes.note}>{facts.join(' · ')}</p>
      </div>
      <div>
        {weekly.length > 0 && <WeeklyTimesText weekly={weekly} className={classes.plain} />}
        {shown.length > 0 && (
          <p>
            {shown.map(({ date, start }) => `${formatDay(date)}, ${start}`).join(' · ')}
            {dates_total > shown.length &&
              ` ${t('class.moreDates', { count: dates_total - shown.length })}`}
          </p>
        )}
        {weekly.length > 0 && state === 'new' && (
          <p className={classes.note}>
            {imported.last_date
              ? t('class.between', {
                  first: formatDay(imported.first_date),
                  last: formatDay(imported.last_date),
                })
              : t('class.from', { first: formatDay(imported.first_date) })}
          </p>
        )}
        {state !== 'unchanged' && excluded_dates.length > 0 && (
          <p className={classes.note}>
            {t('class.except', { dates: excluded_dates.map(formatDay).join(', ') })}
          </p>
        )}
        {differences.length > 0 && (
          <ul className={classes.plain}>
            {differences.map((difference) => (
              <li key={`${difference.field} ${difference.in_file}`} className={classes.difference}>
                {differenceText(difference)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
