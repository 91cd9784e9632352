import type { ComponentProps } from 'react';
import classes from './toasts.module.css';

/** The button inside a toast. Other buttons have the page's ink, which a toast has as its background. */
export function ToastAction(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={classes.action} />;
}
