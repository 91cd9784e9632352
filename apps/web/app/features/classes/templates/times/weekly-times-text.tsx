import type { ClassTemplate } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { groupWeeklyTimes } from './group-weekly-times.ts';
import { useWeekdayNames } from './use-weekday-names.ts';

interface WeeklyTimesTextProps {
  weekly: ClassTemplate['weekly'];
  className?: string;
}

/** The weekly times of a class, one start a line with its weekdays. */
export function WeeklyTimesText({ weekly, className }: WeeklyTimesTextProps) {
  const { t } = useTranslation('partner-classes');
  const lines = useWeeklyLines()(weekly);
  if (lines.length === 0) return <p className={className}>{t('templates.singleDates')}</p>;
  return (
    <ul className={className}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Returns a function that says weekly times in words, one start a line. */
export function useWeeklyLines(): (weekly: ClassTemplate['weekly']) => string[] {
  const { t } = useTranslation('partner-classes');
  const names = useWeekdayNames();
  return (weekly) =>
    groupWeeklyTimes(weekly).map(({ start: time, weekdays }) => {
      if (weekdays.length === 7) return t('templates.daily', { time });
      const list = names.filter(({ value }) => weekdays.includes(value)).map(({ name }) => name);
      return t('templates.times', { weekdays: list.join(', '), time });
    });
}
