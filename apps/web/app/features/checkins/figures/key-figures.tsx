import { Link, type To } from 'react-router';
import { joinClasses } from '#ui/layout/join-classes.ts';
import { List } from '#ui/layout/list.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './key-figures.module.css';

interface KeyFigure {
  value: string;
  label: string;
  note: string;
  /** The page behind it. */
  to?: To;
}

interface KeyFiguresProps {
  label: string;
  figures: readonly KeyFigure[];
  /** For its place in the page. */
  className?: string;
}

/** The figures of a day in large type, each with its label and a note. */
export function KeyFigures({ label: name, figures, className }: KeyFiguresProps) {
  return (
    <List className={joinClasses(classes.figures, className)} aria-label={name}>
      {figures.map(({ value, label, note, to }) => {
        const line = (
          <>
            <span className={classes.value}>{value}</span>{' '}
            <Text as="span" strong>
              {label}
            </Text>
          </>
        );
        return (
          <li key={label} className={classes.figure}>
            {to ? (
              <Link to={to} className={classes.link}>
                {line}
              </Link>
            ) : (
              <Row as="p" align="baseline" className={classes.line}>
                {line}
              </Row>
            )}
            <Note>{note}</Note>
          </li>
        );
      })}
    </List>
  );
}
