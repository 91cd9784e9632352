import type { ElementType } from 'react';
import type { ElementProps, Gap } from './element-props.ts';
import { joinClasses } from './join-classes.ts';
import classes from './layout.module.css';

interface StackProps extends ElementProps {
  as?: 'div' | 'section' | 'header' | 'footer' | 'article' | 'aside' | 'nav' | 'ul' | 'ol' | 'li';
  gap?: Gap;
}

/** Its children below each other, each as wide as the stack. */
export function Stack({ as: Element = 'div', gap = 4, className, ...rest }: StackProps) {
  const Tag: ElementType = Element;
  return <Tag {...rest} className={joinClasses(classes.stack, className)} data-gap={gap} />;
}
