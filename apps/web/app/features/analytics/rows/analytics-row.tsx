import { useFormat } from '#ui/format/use-format.ts';
import { ListItem } from '#ui/layout/list-item.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from '../analytics.module.css';

interface AnalyticsRowProps {
  /** When it took place. */
  row: { date: string; at: string; time_zone: string };
  title: string;
  /** Those that say nothing are left out. */
  notes: readonly (string | null)[];
}

/** A visit or a class behind a figure: when, what, and notes. */
export function AnalyticsRow({ row, title, notes }: AnalyticsRowProps) {
  const format = useFormat();
  return (
    <ListItem gap={1} space={3} className={classes.row}>
      <Note>
        {format.date(`${row.date}T12:00:00Z`, 'fullDate', 'UTC')},{' '}
        {format.time(row.at, row.time_zone)}
      </Note>
      <Text strong>{title}</Text>
      <Note>{notes.filter(Boolean).join(' · ')}</Note>
    </ListItem>
  );
}
