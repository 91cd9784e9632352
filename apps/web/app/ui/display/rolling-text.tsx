import { useState } from 'react';
import classes from './rolling-text.module.css';

interface RollingTextProps {
  /** A count in words, such as "3 left". */
  children: string;
  className?: string | undefined;
}

/** A text that rolls into its new value when it changes; what is shown first stands still. */
export function RollingText({ children, className }: RollingTextProps) {
  const [first] = useState(children);
  const [changed, setChanged] = useState(false);
  if (!changed && children !== first) setChanged(true);
  // A new element for each value, so that the animation starts again.
  return (
    <span
      key={children}
      className={[classes.text, className].filter(Boolean).join(' ')}
      data-rolled={changed || undefined}
    >
      {children}
    </span>
  );
}
