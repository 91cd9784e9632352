import type { ElementType } from 'react';
import type { ElementProps, Gap } from './element-props.ts';
import { joinClasses } from './join-classes.ts';
import classes from './layout.module.css';

interface RowProps extends ElementProps {
  as?: 'div' | 'header' | 'footer' | 'nav' | 'section' | 'p' | 'span' | 'ul' | 'li' | 'dl';
  gap?: Gap;
  /** Across the row; without it each child is as high as the row. */
  align?: 'start' | 'center' | 'end' | 'baseline';
  justify?: 'between' | 'end';
  /** False where the children must share one line. */
  wrap?: boolean;
}

/** Its children beside each other, on further lines where there is no room. */
export function Row(props: RowProps) {
  const { as: Element = 'div', gap = 3, align, justify, wrap = true, className, ...rest } = props;
  const Tag: ElementType = Element;
  return (
    <Tag
      {...rest}
      className={joinClasses(classes.row, className)}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-nowrap={!wrap || undefined}
    />
  );
}
