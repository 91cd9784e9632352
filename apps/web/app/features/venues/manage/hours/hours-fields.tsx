import { useTranslation } from '#light-translator';
import { FieldGroup } from '../edit/field-group.tsx';
import type { FieldsOfGroupProps } from '../edit/venue-fields.ts';
import { DayHours } from './day-hours.tsx';
import { weekdays } from './edit-hours.ts';
import classes from './hours-fields.module.css';

/** The venue's operating hours: each day with its periods. */
export function HoursFields({ editor, startsOpen }: FieldsOfGroupProps) {
  const { values, errors, setValue } = editor;
  const { t } = useTranslation('partner-venues');
  return (
    <FieldGroup
      id="operating_hours"
      title={t('field.operating_hours')}
      note={t('hours.note')}
      startsOpen={startsOpen}
    >
      {errors.operating_hours && <p className={classes.error}>{errors.operating_hours}</p>}
      <div>
        {weekdays.map((weekday) => (
          <DayHours
            key={weekday}
            weekday={weekday}
            hours={values.operating_hours}
            errors={errors}
            onChange={(hours) => setValue('operating_hours', hours)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
