import type { ElementType } from 'react';
import type { ElementProps } from './element-props.ts';
import { joinClasses } from './join-classes.ts';
import classes from './layout.module.css';

interface CardProps extends ElementProps {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li';
}

/** A bordered sheet of its own on the paper of the page. */
export function Card({ as: Element = 'div', className, ...rest }: CardProps) {
  const Tag: ElementType = Element;
  return <Tag {...rest} className={joinClasses(classes.card, className)} />;
}
