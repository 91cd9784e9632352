import { useTranslation } from '#light-translator';
import { Action } from '../controls/action.tsx';
import { toFailure } from '../network/problem.ts';
import classes from './states.module.css';

interface ErrorStateProps {
  error: unknown;
  onRetry: () => void;
}

/** Shown instead of content that failed to load: the reason, and a button that retries. */
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
