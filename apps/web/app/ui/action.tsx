import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import classes from './action.module.css';

type ActionVariant = 'book' | 'filled' | 'default' | 'quiet' | 'danger';

interface Looks {
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
}: Looks & ComponentProps<'button'>) {
  const look = [classes.action, className].filter(Boolean).join(' ');
  return (
    <button type="button" {...rest} className={look} data-variant={variant} data-size={size} />
  );
}

/** A link that looks like a button. */
export function ActionLink({
  variant = 'default',
  size = 'normal',
  className,
  ...rest
}: Looks & ComponentProps<typeof Link>) {
  const look = [classes.action, className].filter(Boolean).join(' ');
  return <Link {...rest} className={look} data-variant={variant} data-size={size} />;
}
