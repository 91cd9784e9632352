import type { ReactNode } from 'react';
import { Card } from '#ui/layout/card.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Row } from '#ui/layout/row.tsx';
import classes from './desk-card.module.css';

interface DeskCardProps {
  /** Of its heading. */
  id: string;
  title: string;
  /** Beside the heading. */
  note?: string | null;
  children: ReactNode;
}

/** What stands beside the roster: a card with a small heading. */
export function DeskCard({ id, title, note, children }: DeskCardProps) {
  return (
    <Card as="section" className={classes.card} aria-labelledby={id}>
      <Row align="baseline" justify="between" className={classes.line}>
        <h2 id={id} className={classes.heading}>
          {title}
        </h2>
        {note && <Note>{note}</Note>}
      </Row>
      {children}
    </Card>
  );
}
