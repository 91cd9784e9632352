import type { ElementProps } from './element-props.ts';
import { joinClasses } from './join-classes.ts';
import classes from './layout.module.css';

/** The buttons and links at the end of a part of the page, the main one first. */
export function ActionBar({ className, ...rest }: ElementProps) {
  return <div {...rest} className={joinClasses(classes.actions, className)} />;
}
