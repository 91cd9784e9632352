import { NativeSelect, NumberInput } from '@mantine/core';
import type { TimetableFile } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { activityNames, isActivity } from '#ui/choices/activities-and-amenities.ts';
import editor from '#ui/forms/editor.module.css';
import { type ImportChoices, LIMITS, type MissingChoice } from './import-choices.ts';

interface DefaultFieldsProps {
  content: TimetableFile;
  choices: ImportChoices;
  /** What was missing when the preview was asked for. */
  missing: readonly MissingChoice[];
  onChange: (choices: ImportChoices) => void;
}

/** The column that says it for each class. */
const columnOf = { capacity: 'capacity', minutes: 'duration' } as const;
const DATE_ORDERS = ['ymd', 'dmy', 'mdy'] as const;

/** What holds where the file says nothing, and how its dates are written. */
export function DefaultFields({ content, choices, missing, onChange }: DefaultFieldsProps) {
  const { t } = useTranslation(['partner-import', 'shared']);
  const has = (field: ImportChoices['fields'][number]) => choices.fields.includes(field);
  const isCsv = content.format === 'csv';
  const withDates = has('date') || has('first_date') || has('last_date');
  const numbers =
    isCsv && !has('end') ? (['capacity', 'minutes'] as const) : (['capacity'] as const);
  return (
    <div className={editor.pair}>
      {numbers.map((name) => (
        <NumberInput
          key={name}
          {...LIMITS[name]}
          label={t(has(columnOf[name]) ? `defaults.${name}Else` : `defaults.${name}`)}
          allowDecimal={false}
          value={choices[name]}
          description={choices[name] === '' && t('defaults.needed')}
          error={missing.includes(name) && t(`missing.${name}`)}
          onChange={(value) => onChange({ ...choices, [name]: value === '' ? '' : Number(value) })}
        />
      ))}
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
