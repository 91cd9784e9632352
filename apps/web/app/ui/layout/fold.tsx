import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
import classes from './layout.module.css';

interface FoldProps {
  /** What stays when it is folded. */
  heading: ReactNode;
  open: boolean;
  /** By hand, by a link to what is in it, or by the browser's own search in the page. */
  onToggle: (open: boolean) => void;
  className?: string | undefined;
  children: ReactNode;
}

/** A part of a page that folds to its heading; what is in it stays as it is. */
export function Fold({ heading, open, onToggle, className, children }: FoldProps) {
  return (
    <details
      className={joinClasses(classes.fold, className)}
      open={open}
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary>
        {heading}
        <IconChevronDown size={22} stroke={1.8} aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}
