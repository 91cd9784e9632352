import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { formatMinute } from './grid/grid-size.ts';
import type { DayLayout } from './lay-out-week.ts';
import classes from './week-calendar.module.css';

/** Says on which day of the week the clocks change, and which hour that concerns. */
export function ClockShiftNote({ layout }: { layout: readonly DayLayout[] }) {
  const { t } = useTranslation('partner-calendar');
  const format = useFormat();
  return layout.map(
    ({ date, clockShift }) =>
      clockShift && (
        <p key={date} className={classes.clockShift}>
          {t(`clockShift.${clockShift.kind}`, {
            day: format.date(`${date}T12:00:00Z`, 'day', 'UTC'),
            from: formatMinute(clockShift.from),
            until: formatMinute(clockShift.until),
          })}
        </p>
      ),
  );
}
