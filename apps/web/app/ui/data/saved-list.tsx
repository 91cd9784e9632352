import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Action } from '../controls/action.tsx';
import { LoadingRows } from '../feedback/loading-rows.tsx';
import { Heading } from '../layout/heading.tsx';
import { List } from '../layout/list.tsx';
import { ListItem } from '../layout/list-item.tsx';
import { Note } from '../layout/note.tsx';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import { QueryContent, type ShownQuery } from './query-content.tsx';
import classes from './saved-list.module.css';

interface SavedListProps<Item> {
  /** Of the heading, which takes the focus when a row is removed. */
  id: string;
  title: string;
  /** What stands there while the list is empty. */
  none: string;
  query: ShownQuery<{ items: Item[] }>;
  children: (item: Item) => ReactNode;
}

/** What a member has kept of one kind, below its heading; the rows are `SavedRow`s. */
export function SavedList<Item>({ id, title, none, query, children }: SavedListProps<Item>) {
  return (
    <Stack gap={3} className={classes.part}>
      <Heading level={3} size={4} id={id} tabIndex={-1}>
        {title}
      </Heading>
      <QueryContent
        query={query}
        loading={<LoadingRows rows={2} height={64} />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Text tone="quiet" prose>
            {none}
          </Text>
        }
      >
        {({ items }) => <List aria-labelledby={id}>{items.map(children)}</List>}
      </QueryContent>
    </Stack>
  );
}

interface SavedRowProps {
  /** The id of the list. */
  listId: string;
  /** Before the name. */
  picture?: ReactNode;
  name: string;
  to: string;
  note: ReactNode;
  remove: string;
  onRemove: () => void;
}

/** One thing that is kept: a link to it, and a button that removes it. */
export function SavedRow({ listId, picture, name, to, note, remove, onRemove }: SavedRowProps) {
  return (
    <ListItem space={3}>
      <Row align="center">
        {picture}
        <span className={classes.details}>
          <Text as="span" strong>
            <Link to={to}>{name}</Link>
          </Text>
          <Note as="span">{note}</Note>
        </span>
        <Action
          variant="subtle"
          onClick={() => {
            // The button goes with its row: the heading keeps the keyboard's place.
            document.getElementById(listId)?.focus();
            onRemove();
          }}
        >
          {remove}
          <span className="visually-hidden">{name}</span>
        </Action>
      </Row>
    </ListItem>
  );
}
