import type { ElementType } from 'react';
import type { ElementProps } from './element-props.ts';
import { joinClasses } from './join-classes.ts';
import classes from './layout.module.css';

interface ListProps extends ElementProps {
  ordered?: boolean;
  /** A rule of ink above it. */
  ruled?: boolean;
}

/** A list without marks; its rows are `ListItem`s, or bring their own lines and spaces. */
export function List({ ordered = false, ruled = false, className, ...rest }: ListProps) {
  const Tag: ElementType = ordered ? 'ol' : 'ul';
  return (
    <Tag
      {...rest}
      className={joinClasses(classes.list, className)}
      data-ruled={ruled || undefined}
    />
  );
}
