import type { BookingPolicy } from '@pulse/domain';
import { useTranslation } from '#light-translator';

interface PolicySentencesProps {
  policy: Pick<
    BookingPolicy,
    'opens_days_before' | 'free_cancel_hours' | 'grace_minutes' | 'guests_per_booking'
  >;
  /** Visits of a member in a month; null: no limit. */
  limit: number | null;
  openGym: boolean;
}

/** A venue's booking policy as members read it: an item of a list for each sentence. */
export function PolicySentences({ policy, limit, openGym }: PolicySentencesProps) {
  const { t } = useTranslation('venues');
  return (
    <>
      <li>{t('policy.opens', { count: policy.opens_days_before })}</li>
      <li>{t('policy.cancel', { count: policy.free_cancel_hours })}</li>
      {policy.grace_minutes > 0 && <li>{t('policy.grace', { count: policy.grace_minutes })}</li>}
      {limit !== null && <li>{t('policy.limit', { count: limit })}</li>}
      {policy.guests_per_booking > 0 && (
        <li>{t('policy.guests', { count: policy.guests_per_booking })}</li>
      )}
      {openGym && <li>{t('policy.openGym')}</li>}
    </>
  );
}
