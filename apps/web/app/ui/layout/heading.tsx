import type { ElementType } from 'react';
import type { ElementProps } from './element-props.ts';
import { joinClasses } from './join-classes.ts';
import classes from './text.module.css';

interface HeadingProps extends ElementProps {
  /** Its level in the page. */
  level?: 1 | 2 | 3 | 4;
  /** Its size of the display type, whatever its level; `text` is that of a strong sentence. */
  size?: 1 | 2 | 3 | 4 | 'text';
}

/** A heading in the display type. */
export function Heading({ level = 2, size = 3, className, ...rest }: HeadingProps) {
  const Tag: ElementType = `h${level}`;
  return <Tag {...rest} className={joinClasses(classes.heading, className)} data-size={size} />;
}
