import { UnstyledButton } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from './refusal-panel.module.css';

interface RefusalSuggestionProps {
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
export function RefusalSuggestion({
  icon: SuggestionIcon,
  title,
  note,
  to,
  onClick,
  busy,
}: RefusalSuggestionProps) {
  const content = (
    <>
      <SuggestionIcon size={24} stroke={1.6} aria-hidden="true" />
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
          {content}
        </Link>
      ) : (
        <UnstyledButton className={classes.way} onClick={onClick} disabled={busy} aria-busy={busy}>
          {content}
        </UnstyledButton>
      )}
    </li>
  );
}
