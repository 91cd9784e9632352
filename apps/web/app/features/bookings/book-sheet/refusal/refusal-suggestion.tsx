import { UnstyledButton } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Note } from '#ui/layout/note.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from '../../class-to-book/class-to-book.module.css';

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
      <span>
        <Text as="strong" strong>
          {title}
        </Text>
        <br />
        <Note as="span">{note}</Note>
      </span>
    </>
  );
  return (
    <li>
      {to ? (
        <Link to={to} className={classes.alternative}>
          {content}
        </Link>
      ) : (
        <UnstyledButton
          className={classes.alternative}
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
