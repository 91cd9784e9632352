import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import classes from './action.module.css';

type ActionVariant = 'book' | 'filled' | 'default' | 'quiet' | 'danger';

interface ActionStyle {
  /** `book` is the one ember action of a view. */
  variant?: ActionVariant;
  size?: 'normal' | 'large';
}

/** A button for pages that do without Mantine; it looks like Mantine's `Button` does here. */
export function Action({
  variant = 'default',
  size = 'normal',
  className,
  ...rest
}: ActionStyle & ComponentProps<'button'>) {
  const classNames = [classes.action, className].filter(Boolean).join(' ');
  return (
    <button
      type="button"
      {...rest}
      className={classNames}
      data-variant={variant}
      data-size={size}
    />
  );
}

/** A link that looks like a button. */
export function ActionLink({
  variant = 'default',
  size = 'normal',
  className,
  ...rest
}: ActionStyle & ComponentProps<typeof Link>) {
  const classNames = [classes.action, className].filter(Boolean).join(' ');
  return <Link {...rest} className={classNames} data-variant={variant} data-size={size} />;
}
