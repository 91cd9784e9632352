import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import classes from './action.module.css';

type ActionVariant = 'primary' | 'filled' | 'default' | 'subtle' | 'danger';

interface ActionStyle {
  /** `primary` is the one main action of a view. */
  variant?: ActionVariant;
  size?: 'normal' | 'large';
}

/** A button for pages without Mantine; it looks like Mantine's `Button` in our theme. */
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
