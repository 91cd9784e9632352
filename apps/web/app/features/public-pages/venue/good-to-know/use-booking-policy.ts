import type { Venue } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';

/** Returns how booking works at a venue, as sentences. */
export function useBookingPolicy({
  booking_policy: policy,
  visit_limit_per_month: limit,
  open_gym,
}: Venue): string {
  const { t } = useTranslation('venues');
  const sentences = [
    t('policy.opens', { count: policy.opens_days_before }),
    t('policy.cancel', { count: policy.free_cancel_hours }),
    policy.grace_minutes > 0 && t('policy.grace', { count: policy.grace_minutes }),
    limit !== null && t('policy.limit', { count: limit }),
    policy.guests_per_booking > 0 && t('policy.guests', { count: policy.guests_per_booking }),
    open_gym && t('policy.openGym'),
  ];
  return sentences
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(' ');
}
