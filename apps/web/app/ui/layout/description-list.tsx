import type { ReactNode } from 'react';
import type { ElementProps } from './element-props.ts';
import { joinClasses } from './join-classes.ts';
import classes from './layout.module.css';

/** What is known about something, a line for each `DescriptionItem`. */
export function DescriptionList({ className, ...rest }: ElementProps) {
  return <dl {...rest} className={joinClasses(classes.descriptionList, className)} />;
}

/** A name, and at the end of its line the value. */
export function DescriptionItem({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
