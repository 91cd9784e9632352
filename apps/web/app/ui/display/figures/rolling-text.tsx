import { useState } from 'react';
import classes from './rolling-text.module.css';

/** A number as it is formatted, with its separators. */
const number = /(\d+(?:[.,\u2019\u00a0\u202f]\d+)*)/;

interface RollingTextProps {
  /** A text with a count, such as "3 left", or a count alone. */
  children: string;
  className?: string | undefined;
}

/**
 * A text whose numbers roll into their new values when they change, or the whole text when its words
 * do; what is shown first stands still. It stays one text, for screen readers too.
 */
export function RollingText({ children, className }: RollingTextProps) {
  // Words and numbers take turns, beginning with words.
  const parts = children.split(number).map((text, at) => ({ text, at }));
  const words = parts.map(({ text, at }) => (at % 2 === 0 ? text : '0')).join('');
  const changed = useChanged(words);
  // A new element for each value, so that the animation starts again.
  return (
    <span
      key={words}
      className={[classes.text, className].filter(Boolean).join(' ')}
      data-rolled={changed || undefined}
    >
      {parts.map(({ text, at }) =>
        at % 2 === 0 ? text : <RollingNumber key={at}>{text}</RollingNumber>,
      )}
    </span>
  );
}

function RollingNumber({ children }: { children: string }) {
  const changed = useChanged(children);
  return (
    <span key={children} className={classes.text} data-rolled={changed || undefined}>
      {children}
    </span>
  );
}

/** Whether a text has changed since it was shown first. */
function useChanged(text: string): boolean {
  const [first] = useState(text);
  const [changed, setChanged] = useState(false);
  if (!changed && text !== first) setChanged(true);
  return changed;
}
