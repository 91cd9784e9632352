import { useTranslation } from '#light-translator';
import { EmptyState } from '#ui/feedback/empty-state.tsx';

/** Instead of a desk that was never opened on this device with a network. */
export function NothingKept() {
  const { t } = useTranslation('front-desk');
  return <EmptyState coverArt="boxing">{t('offline.nothingKept')}</EmptyState>;
}
