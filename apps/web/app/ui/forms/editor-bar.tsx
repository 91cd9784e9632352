import type { ReactNode } from 'react';
import classes from './editor.module.css';

interface EditorBarProps {
  unsaved: boolean;
  /** Says that there are unsaved changes. */
  note?: string | undefined;
  /** The buttons, the one that saves first. */
  children: ReactNode;
}

/** The buttons at the end of an editor. While there are unsaved changes the bar is sticky. */
export function EditorBar({ unsaved, note, children }: EditorBarProps) {
  return (
    <div className={classes.bar} data-unsaved={unsaved || undefined}>
      {unsaved && note && <p className={classes.barNote}>{note}</p>}
      {children}
    </div>
  );
}
