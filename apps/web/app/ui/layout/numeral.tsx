import type { ElementType } from 'react';
import type { ElementProps } from './element-props.ts';
import { joinClasses } from './join-classes.ts';
import classes from './text.module.css';

interface NumeralProps extends ElementProps {
  as?: 'p' | 'span' | 'strong' | 'dd';
  /** Its size of the display type. */
  size?: 1 | 2 | 3 | 4 | 'hero';
}

/** A time or a number in the display type, without space above and below its figures. */
export function Numeral({ as: Element = 'span', size = 3, className, ...rest }: NumeralProps) {
  const Tag: ElementType = Element;
  const names = joinClasses('pulse-figure', classes.heading, classes.numeral, className);
  return <Tag {...rest} className={names} data-size={size} />;
}
