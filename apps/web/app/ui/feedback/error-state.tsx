import { useTranslation } from '#light-translator';
import { Action } from '../controls/action.tsx';
import { Numeral } from '../layout/numeral.tsx';
import { Text } from '../layout/text.tsx';
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
      <Numeral as="p">{t('state.loadFailed')}</Numeral>
      <Text tone="quiet">{toFailure(error).detail ?? t('state.loadFailedHint')}</Text>
      <Action onClick={onRetry}>{t('action.retry')}</Action>
    </div>
  );
}
