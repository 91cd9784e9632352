import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Action } from '../controls/action.tsx';
import { LoadingRows } from '../feedback/loading-rows.tsx';
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
    <div className={classes.part}>
      <h3 id={id} tabIndex={-1} className={classes.title}>
        {title}
      </h3>
      <QueryContent
        query={query}
        loading={<LoadingRows rows={2} height={64} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className={classes.none}>{none}</p>}
      >
        {({ items }) => (
          <ul aria-labelledby={id} className={classes.list}>
            {items.map(children)}
          </ul>
        )}
      </QueryContent>
    </div>
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
    <li className={classes.row}>
      {picture}
      <span className={classes.details}>
        <Link to={to} className={classes.name}>
          {name}
        </Link>
        <span className={classes.note}>{note}</span>
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
    </li>
  );
}
