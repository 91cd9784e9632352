import type { ReactNode } from 'react';
import type { ElementProps } from './element-props.ts';
import { joinClasses } from './join-classes.ts';
import classes from './layout.module.css';

/** What is known about something, a line for each `Fact`. */
export function Facts({ className, ...rest }: ElementProps) {
  return <dl {...rest} className={joinClasses(classes.facts, className)} />;
}

/** The name of a fact, and at the end of its line the value. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
