import { useTranslation } from 'react-i18next';
import { Action } from './action.tsx';
import classes from './error-state.module.css';
import { toFailure } from './problem.ts';

interface ErrorStateProps {
  error: unknown;
  onRetry: () => void;
}

/** A part of a page that did not load: why, and the way to try again. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const { t } = useTranslation();
  return (
    <div role="alert" className={classes.state}>
      <p className={classes.title}>{t('state.loadFailed')}</p>
      <p className={classes.text}>{toFailure(error).detail ?? t('state.loadFailedHint')}</p>
      <Action onClick={onRetry}>{t('action.retry')}</Action>
    </div>
  );
}
