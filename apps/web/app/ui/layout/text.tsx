import type { ElementType } from 'react';
import type { ElementProps } from './element-props.ts';
import { joinClasses } from './join-classes.ts';
import classes from './text.module.css';

interface TextProps extends ElementProps {
  as?: 'p' | 'span' | 'div' | 'strong' | 'dt' | 'dd' | 'li' | 'small' | 'blockquote' | 'legend';
  size?: 'lead' | 'small' | 'micro';
  tone?: 'ink' | 'quiet' | 'faint' | 'danger' | 'booked';
  strong?: boolean;
  /** Lines of a length that reads well. */
  prose?: boolean;
  /** As a person wrote it, with their line breaks. */
  written?: boolean;
}

/** A sentence or a few words, in a size and a tone of the design tokens. */
export function Text(props: TextProps) {
  const { as: Element = 'p', size, tone, strong, prose, written, className, ...rest } = props;
  const Tag: ElementType = Element;
  return (
    <Tag
      {...rest}
      className={joinClasses(classes.text, className)}
      data-size={size}
      data-tone={tone}
      data-strong={strong || undefined}
      data-prose={prose || undefined}
      data-written={written || undefined}
    />
  );
}
