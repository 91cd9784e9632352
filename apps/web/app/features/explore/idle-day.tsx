import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { dayAfter } from '../../ui/format/calendar-days.ts';
import { useFormat } from '../../ui/format/use-format.ts';
import type { FilterProps } from './filter-props.ts';
import classes from './no-venues.module.css';

/** Above a list in which nobody has a class that day: says so, and offers the next day. */
export function IdleDay({ date, onChange }: { date: string } & Pick<FilterProps, 'onChange'>) {
  const { t } = useTranslation('explore');
  const next = dayAfter(date);
  const day = useFormat().date(`${next}T12:00:00Z`, 'weekday', 'UTC');
  return (
    <div className={classes.idle}>
      <p>{t('empty.noClasses')}</p>
      <Button size="sm" onClick={() => onChange({ date: next })}>
        {t('empty.nextDay', { day })}
      </Button>
    </div>
  );
}
