import type { ComponentProps } from 'react';
import classes from './icon-button.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does; said to screen readers and shown as a hint. */
  label: string;
}

/** A quiet square button of 44 px that holds one icon. */
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
