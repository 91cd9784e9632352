import type { ElementProps, Gap } from './element-props.ts';
import { joinClasses } from './join-classes.ts';
import classes from './layout.module.css';

interface ListItemProps extends ElementProps {
  /** Between its children, which stand below each other. */
  gap?: Gap;
  /** Above and below its content. */
  space?: 3 | 4;
}

/** A row of a list, with a line below it. */
export function ListItem({ gap = 2, space = 4, className, ...rest }: ListItemProps) {
  return (
    <li
      {...rest}
      className={joinClasses(classes.stack, classes.item, className)}
      data-gap={gap}
      data-space={space}
    />
  );
}
