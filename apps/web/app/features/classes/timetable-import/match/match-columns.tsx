import { NativeSelect } from '@mantine/core';
import type { TimetableFile } from '@pulse/contract/client';
import { TIMETABLE_FIELDS } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import { List } from '#ui/layout/list.tsx';
import { ListItem } from '#ui/layout/list-item.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Text } from '#ui/layout/text.tsx';
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
    <List>
      {columns.map(({ heading, samples }, index) => {
        const name = heading || t('match.unnamed', { number: index + 1 });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place, headings repeat.
          <ListItem key={index} space={3} className={classes.column}>
            <div>
              <Text strong>{name}</Text>
              <Note>{samples.join(' · ') || t('match.empty')}</Note>
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
          </ListItem>
        );
      })}
    </List>
  );
}
