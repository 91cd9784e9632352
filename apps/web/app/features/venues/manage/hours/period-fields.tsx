import { TextInput } from '@mantine/core';
import type { OpeningPeriod } from '@pulse/contract/client';
import { IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from '#light-translator';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { useWeekdayName } from '#ui/format/use-weekday-name.ts';
import { Note } from '#ui/layout/note.tsx';
import { passesMidnight } from './edit-hours.ts';
import classes from './hours-fields.module.css';

interface PeriodFieldsProps {
  period: OpeningPeriod;
  /** Its position among the periods of its day, from 1. */
  number: number;
  error: string | undefined;
  onChange: (period: OpeningPeriod) => void;
  onRemove: () => void;
}

/** The opening and closing time of one period. */
export function PeriodFields({ period, number, error, onChange, onRemove }: PeriodFieldsProps) {
  const { t } = useTranslation('partner-venues');
  const weekdayName = useWeekdayName();
  const errorId = useId();
  const day = weekdayName(period.weekday);
  const allDay = period.opens === '00:00' && period.closes === '00:00';
  const time = (name: 'opens' | 'closes') => ({
    type: 'time',
    label: t(`hours.${name}`),
    'aria-label': t(`hours.${name}Of`, { day, number }),
    'aria-describedby': error ? errorId : undefined,
    error: Boolean(error),
    value: period[name],
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      onChange({ ...period, [name]: event.currentTarget.value }),
  });
  return (
    <div>
      <div className={classes.period}>
        <TextInput {...time('opens')} />
        <TextInput {...time('closes')} />
        <IconButton label={t('hours.removeOf', { day, number })} onClick={onRemove}>
          <IconTrash size={20} stroke={1.6} aria-hidden="true" />
        </IconButton>
      </div>
      {error && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
      {allDay && <Note className={classes.nextDay}>{t('hours.allDay')}</Note>}
      {passesMidnight(period) && (
        <Note className={classes.nextDay}>
          {t('hours.nextDay', { day: weekdayName(period.weekday + 1), time: period.closes })}
        </Note>
      )}
    </div>
  );
}
