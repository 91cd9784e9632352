import type { ElementType } from 'react';
import type { ElementProps } from './element-props.ts';
import { joinClasses } from './join-classes.ts';
import classes from './layout.module.css';

interface CardProps extends ElementProps {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li' | 'ul' | 'p';
  /** An area within another part: darker, without a line. */
  sunken?: boolean;
}

/** A bordered sheet of its own on the paper of the page, or a sunken area. */
export function Card({ as: Element = 'div', sunken, className, ...rest }: CardProps) {
  const Tag: ElementType = Element;
  return (
    <Tag
      {...rest}
      className={joinClasses(classes.card, className)}
      data-sunken={sunken || undefined}
    />
  );
}
