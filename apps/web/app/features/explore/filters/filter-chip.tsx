import type { Icon } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import classes from './filters.module.css';

interface FilterChipProps extends ComponentProps<'button'> {
  icon: Icon;
  /** True when the filter is set. */
  active: boolean;
  children?: ReactNode;
}

/** A filter as a chip that toggles it or opens its panel. */
export function FilterChip({ icon: ChipIcon, active, children, ...rest }: FilterChipProps) {
  return (
    <button type="button" {...rest} className={classes.chip} data-active={active || undefined}>
      <ChipIcon size={18} stroke={1.6} aria-hidden="true" />
      {children && <span>{children}</span>}
    </button>
  );
}
