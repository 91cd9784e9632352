import type { Icon } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import classes from './filter-chip.module.css';

interface FilterChipProps extends ComponentProps<'button'> {
  icon: Icon;
  /** True when the filter narrows the list. */
  active: boolean;
  children?: ReactNode;
}

/** A filter as a chip: ink when it is on. It switches, or opens what it is set with. */
export function FilterChip({ icon: ChipIcon, active, children, ...rest }: FilterChipProps) {
  return (
    <button type="button" {...rest} className={classes.chip} data-active={active || undefined}>
      <ChipIcon size={18} stroke={1.6} aria-hidden="true" />
      {children && <span>{children}</span>}
    </button>
  );
}
