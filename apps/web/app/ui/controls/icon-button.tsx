import type { ComponentProps } from 'react';
import classes from './action.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does, for screen readers and as a tooltip. */
  label: string;
}

/** A square button of 44 px with one icon. */
export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={[classes.button, className].filter(Boolean).join(' ')}
    />
  );
}
