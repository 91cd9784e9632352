import { Button } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from '#light-translator';
import { DateField } from '#ui/forms/date-field.tsx';
import layout from '#ui/forms/editor.module.css';
import { useFocusFallback } from '#ui/hooks/use-focus-fallback.ts';
import { Text } from '#ui/layout/text.tsx';
import classes from '../class-templates.module.css';
import type { WeeklyStart } from '../times/group-weekly-times.ts';
import { ScheduleNotes } from './schedule-notes.tsx';
import type { TemplateFieldsProps } from './template-form-props.ts';
import { WeeklyStartFields } from './weekly-start-fields.tsx';

/** When a class takes place: its starts in the week, its first and its last date. */
export function ScheduleFields({ editor, venues }: TemplateFieldsProps) {
  const { t } = useTranslation('partner-classes');
  const { values, errors, setValue } = editor;
  // A removed start takes its focused button along.
  const group = useRef<HTMLFieldSetElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  useFocusFallback(group, () => addButton.current);
  const { times } = values;
  const change = (index: number, ...changed: WeeklyStart[]) =>
    setValue('times', times.toSpliced(index, 1, ...changed));
  const venue = venues.find(({ id }) => id === values.venue_id);
  return (
    <fieldset ref={group} data-path="times" className={layout.group}>
      <legend className={layout.legend}>{t('template.schedule')}</legend>
      <p className={layout.note}>{t('template.scheduleHint')}</p>
      {times.map((time, index) => (
        <WeeklyStartFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a start has nothing else that stays the same.
          key={index}
          number={index + 1}
          time={time}
          onChange={(changed) => change(index, changed)}
          onRemove={times.length > 1 ? () => change(index) : null}
        />
      ))}
      {errors.times && (
        <Text role="alert" size="small" tone="danger">
          {errors.times}
        </Text>
      )}
      <Button
        ref={addButton}
        variant="default"
        className={classes.addTime}
        onClick={() => setValue('times', [...times, { start: '', weekdays: [] }])}
      >
        {t('template.addTime')}
      </Button>
      {venue && <ScheduleNotes values={values} venue={venue} />}
      <div className={layout.pair}>
        <DateField label={t('template.first_date')} {...editor.getInputProps('first_date')} />
        <DateField
          label={t('template.last_date')}
          description={t('template.lastDateHint')}
          min={values.first_date}
          {...editor.getInputProps('last_date')}
        />
      </div>
    </fieldset>
  );
}
