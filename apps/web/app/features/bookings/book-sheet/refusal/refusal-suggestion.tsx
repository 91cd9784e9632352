import { UnstyledButton } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Text } from '#ui/layout/text.tsx';
import classes from './refusal-panel.module.css';

interface RefusalSuggestionProps {
  icon: Icon;
  title: string;
  note: string;
  /** Target of a link; without it the suggestion is a button. */
  to?: string;
  /** Action of the button. */
  onClick?: () => void;
  busy?: boolean;
}

/** One suggestion after a refusal: a link or a button, as wide as the panel. */
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
      <span className={classes.words}>
        <Text as="span" strong>
          {title}
        </Text>
        <Text as="span" size="small" tone="quiet">
          {note}
        </Text>
      </span>
    </>
  );
  return (
    <li>
      {to ? (
        <Link to={to} className={classes.suggestion}>
          {content}
        </Link>
      ) : (
        <UnstyledButton
          className={classes.suggestion}
          onClick={onClick}
          disabled={busy}
          aria-busy={busy}
        >
          {content}
        </UnstyledButton>
      )}
    </li>
  );
}
