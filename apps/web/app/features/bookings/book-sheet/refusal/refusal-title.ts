import type { EligibilityRule } from '@pulse/contract/client';
import type { TFunction } from 'i18next';
import type { useFormat } from '#ui/format/use-format.ts';

import { hasNoPlan } from './has-no-plan.ts';
import { failedBeyondPayment } from './payable-rules.ts';

type Format = ReturnType<typeof useFormat>;

/** The order in which a failed rule titles the panel: those without a remedy come first. */
const rulePriority = [
  'class_cancelled',
  'booking_closed',
  'booking_not_open',
  'no_show_restriction',
  'membership_required',
  'plus_limit_reached',
  'monthly_limit_reached',
  'venue_limit_reached',
  'daily_limit_reached',
  'overlapping_booking',
  'waitlist_full',
  'class_full',
] as const;

/** The heading of a refusal: the most important failed rule, with the date from which it passes. */
export function refusalTitle(
  rules: readonly EligibilityRule[],
  timeZone: string,
  t: TFunction<'bookings'>,
  format: Format,
): string {
  const failed = failedBeyondPayment(rules);
  if (failed.length === 0 && hasNoPlan(rules)) return t('refusal.title.offer');
  const code = rulePriority.find((known) => failed.some((rule) => rule.code === known));
  const rule = failed.find((candidate) => candidate.code === code);
  if (!code || !rule) return t('refusal.title.other');
  if (!rule.passes_at) return t(`refusal.title.${code}`);
  const date = format.date(rule.passes_at, 'date', timeZone);
  switch (code) {
    case 'plus_limit_reached':
    case 'monthly_limit_reached':
    case 'membership_required':
      return t('refusal.until.plan', { date });
    case 'venue_limit_reached':
      return t('refusal.until.venue', { date });
    case 'booking_not_open':
      return t('refusal.until.opens', { date, time: format.time(rule.passes_at, timeZone) });
    default:
      return t(`refusal.title.${code}`);
  }
}
