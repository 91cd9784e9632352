import { NativeSelect } from '@mantine/core';
import type { TimetableFile } from '@pulse/contract/client';
import { TIMETABLE_FIELDS } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import classes from '../timetable-import.module.css';
import { type ImportChoices, matchColumn } from './import-choices.ts';

interface MatchColumnsProps {
  columns: TimetableFile['columns'];
  choices: ImportChoices;
  onChange: (choices: ImportChoices) => void;
}

/** The columns of a CSV with sample cells, and what each says. */
export function MatchColumns({ columns, choices, onChange }: MatchColumnsProps) {
  const { t } = useTranslation('partner-import');
  const options = [
    { value: '', label: t('match.ignore') },
    ...TIMETABLE_FIELDS.map((field) => ({ value: field, label: t(`field.${field}`) })),
  ];
  return (
    <ul className={classes.columns}>
      {columns.map(({ heading, samples }, index) => {
        const name = heading || t('match.unnamed', { number: index + 1 });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place, headings repeat.
          <li key={index} className={classes.column}>
            <div className={classes.heading}>
              <p className={classes.columnName}>{name}</p>
              <p className={classes.samples}>{samples.join(' · ') || t('match.empty')}</p>
            </div>
            <NativeSelect
              aria-label={t('match.columnIs', { name })}
              data={options}
              value={choices.fields[index] ?? ''}
              onChange={(event) => {
                const chosen = event.currentTarget.value;
                const field = TIMETABLE_FIELDS.find((one) => one === chosen) ?? null;
                onChange(matchColumn(choices, index, field));
              }}
            />
          </li>
        );
      })}
    </ul>
  );
}
