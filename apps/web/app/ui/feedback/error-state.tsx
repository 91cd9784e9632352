import { useTranslation } from '#light-translator';
import { Action, ActionLink } from '../controls/action.tsx';
import { Numeral } from '../layout/numeral.tsx';
import { Text } from '../layout/text.tsx';
import { toFailure } from '../network/problem.ts';
import classes from './states.module.css';

interface ErrorStateProps {
  error: unknown;
  onRetry: () => void;
}

/**
 * Shown instead of content that failed to load: the reason, and a button that retries; of what does not
 * exist, a way on.
 */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const { t } = useTranslation();
  const { status, detail } = toFailure(error);
  if (status === 404)
    return (
      <div role="alert" className={classes.state}>
        <Numeral as="p">{t('state.notThere')}</Numeral>
        <Text tone="quiet">{t('state.notThereHint')}</Text>
        <ActionLink to="/app">{t('state.toStart')}</ActionLink>
      </div>
    );
  return (
    <div role="alert" className={classes.state}>
      <Numeral as="p">{t('state.loadFailed')}</Numeral>
      <Text tone="quiet">{detail ?? t('state.loadFailedHint')}</Text>
      <Action onClick={onRetry}>{t('action.retry')}</Action>
    </div>
  );
}
