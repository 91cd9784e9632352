import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { MultipleChoices } from '#ui/controls/multiple-choices.tsx';
import { TimeField } from '#ui/forms/time-field.tsx';
import classes from '../class-templates.module.css';
import type { WeeklyStart } from '../times/group-weekly-times.ts';
import { useWeekdayNames } from '../times/use-weekday-names.ts';

interface WeeklyStartFieldsProps {
  /** Counted from 1. */
  number: number;
  time: WeeklyStart;
  onChange: (time: WeeklyStart) => void;
  /** Null for the only one. */
  onRemove: (() => void) | null;
}

/** One start of a class and the weekdays on which it has it. */
export function WeeklyStartFields({ number, time, onChange, onRemove }: WeeklyStartFieldsProps) {
  const { t } = useTranslation('partner-classes');
  const weekdays = useWeekdayNames();
  return (
    <fieldset className={classes.time} aria-label={t('template.timeNumber', { number })}>
      <TimeField
        name={`times.${number - 1}.start`}
        label={t('template.start')}
        className={classes.start}
        value={time.start}
        onChange={(start) => onChange({ ...time, start })}
      />
      {onRemove && (
        <IconButton label={t('template.removeTime', { number })} onClick={onRemove}>
          <IconTrash size={22} stroke={1.6} aria-hidden="true" />
        </IconButton>
      )}
      <MultipleChoices
        label={t('template.weekdays')}
        className={classes.days}
        values={time.weekdays}
        choices={weekdays}
        onChange={(chosen) => onChange({ ...time, weekdays: chosen })}
      />
    </fieldset>
  );
}
