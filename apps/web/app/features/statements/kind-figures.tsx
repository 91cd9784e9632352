import { Note } from '#ui/layout/note.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './statements.module.css';

interface KindFiguresProps {
  /** A kind of visit with its amount or rate, and a note on it. */
  figures: readonly { label: string; value: string; note: string }[];
  /** A line above each. */
  ruled?: boolean;
}

/** What is paid for each kind of visit. */
export function KindFigures({ figures, ruled = false }: KindFiguresProps) {
  if (figures.length === 0) return null;
  return (
    <dl className={classes.kinds} data-ruled={ruled || undefined}>
      {figures.map(({ label, value, note }) => (
        <div key={label}>
          <Note as="dt">{label}</Note>
          <Text as="dd" strong>
            {value}
          </Text>
          <Note as="dd">{note}</Note>
        </div>
      ))}
    </dl>
  );
}
