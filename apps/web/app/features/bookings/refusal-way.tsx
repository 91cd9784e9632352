import { UnstyledButton } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from './refusal-panel.module.css';

interface RefusalWayProps {
  icon: Icon;
  title: string;
  note: string;
  /** Where it leads, or … */
  to?: string;
  /** … what it does. */
  onClick?: () => void;
  busy?: boolean;
}

/** One way out of a refusal, as wide as the panel. */
export function RefusalWay({ icon: Mark, title, note, to, onClick, busy }: RefusalWayProps) {
  const words = (
    <>
      <Mark size={24} stroke={1.6} aria-hidden="true" />
      <span>
        <span className={classes.wayTitle}>{title}</span>
        <span className={classes.wayNote}>{note}</span>
      </span>
    </>
  );
  return (
    <li>
      {to ? (
        <Link to={to} className={classes.way}>
          {words}
        </Link>
      ) : (
        <UnstyledButton className={classes.way} onClick={onClick} disabled={busy} aria-busy={busy}>
          {words}
        </UnstyledButton>
      )}
    </li>
  );
}
