import { useTranslation } from '#light-translator';
import { Action } from '../controls/action.tsx';
import { toFailure } from '../network/problem.ts';
import classes from './error-state.module.css';

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
