import { NativeSelect, NumberInput } from '@mantine/core';
import type { TimetableFile } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { activityNames, isActivity } from '#ui/choices/activities-and-amenities.ts';
import editor from '#ui/forms/editor.module.css';
import type { ImportChoices, MissingChoice } from './import-choices.ts';

interface DefaultFieldsProps {
  content: TimetableFile;
  choices: ImportChoices;
  /** What was missing when the preview was asked for. */
  missing: readonly MissingChoice[];
  onChange: (choices: ImportChoices) => void;
}

const DATE_ORDERS = ['ymd', 'dmy', 'mdy'] as const;

/** What holds where the file says nothing, and how its dates are written. */
export function DefaultFields({ content, choices, missing, onChange }: DefaultFieldsProps) {
  const { t } = useTranslation(['partner-import', 'shared']);
  const has = (field: ImportChoices['fields'][number]) => choices.fields.includes(field);
  const isCsv = content.format === 'csv';
  const withDates = has('date') || has('first_date') || has('last_date');
  const toNumber = (value: string | number) => (value === '' ? '' : Number(value));
  return (
    <div className={editor.pair}>
      <NumberInput
        label={t(has('capacity') ? 'defaults.capacityElse' : 'defaults.capacity')}
        min={1}
        max={1000}
        allowDecimal={false}
        value={choices.capacity}
        error={missing.includes('capacity') && t('missing.capacity')}
        onChange={(value) => onChange({ ...choices, capacity: toNumber(value) })}
      />
      {isCsv && !has('end') && (
        <NumberInput
          label={t(has('duration') ? 'defaults.minutesElse' : 'defaults.minutes')}
          min={5}
          max={1440}
          allowDecimal={false}
          value={choices.minutes}
          error={missing.includes('minutes') && t('missing.minutes')}
          onChange={(value) => onChange({ ...choices, minutes: toNumber(value) })}
        />
      )}
      <NativeSelect
        label={t('defaults.activity')}
        data={activityNames.map((value) => ({ value, label: t(`shared:activity.${value}`) }))}
        value={choices.activity}
        onChange={(event) => {
          const activity = event.currentTarget.value;
          if (isActivity(activity)) onChange({ ...choices, activity });
        }}
      />
      {isCsv && withDates && (
        <NativeSelect
          label={t('defaults.dateOrder')}
          data={DATE_ORDERS.map((value) => ({ value, label: t(`dateOrder.${value}`) }))}
          value={choices.dateOrder}
          onChange={(event) => {
            const dateOrder = DATE_ORDERS.find((one) => one === event.currentTarget.value);
            if (dateOrder) onChange({ ...choices, dateOrder });
          }}
        />
      )}
    </div>
  );
}
