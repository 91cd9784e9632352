import type { EligibilityRule } from '@pulse/contract/client';
import type { TFunction } from 'i18next';
import type { useFormat } from '../../../ui/format/use-format.ts';

type Format = ReturnType<typeof useFormat>;

/** One line of the panel: what the rule is about, how it stands in numbers, and what would help. */
export interface RuleLabels {
  label: string;
  value: string;
  note: string;
}

interface RuleDetails {
  used?: number | null;
  booked?: number | null;
  limit?: number | null;
  capacity?: number;
  waitlisted?: number;
  size?: number;
  state?: string | null;
  opens_at?: string;
  closes_at?: string;
  until?: string | null;
  booking?: { title: string; starts_at: string } | null;
}

const limitLabelKeys = {
  daily_limit_reached: 'rules.daily',
  monthly_limit_reached: 'rules.monthly',
  plus_limit_reached: 'rules.plus',
  venue_limit_reached: 'rules.venue',
} as const;

const isLimit = (code: string): code is keyof typeof limitLabelKeys => code in limitLabelKeys;

/**
 * Says a rule in words; null for one that has nothing to say here: a limit that does not apply, or
 * a matter of course that holds (the class is not cancelled, not booked yet).
 */
export function eligibilityRuleLabels(
  rule: EligibilityRule,
  plan: string | null,
  zone: string,
  t: TFunction<'bookings'>,
  format: Format,
): RuleLabels | null {
  const details = rule.details as RuleDetails;
  const { passed } = rule;
  const date = rule.passes_at ? format.date(rule.passes_at, 'date', zone) : null;
  const availableAgain = date ? t('rules.again', { date }) : '';
  const formatDateTime = (instant: string) =>
    `${format.date(instant, 'date', zone)}, ${format.time(instant, zone)}`;

  if (isLimit(rule.code)) {
    if (details.limit === null || details.limit === undefined) {
      const unlimited = rule.code === 'monthly_limit_reached' && plan !== null;
      return unlimited ? { label: t('rules.monthly'), value: t('rules.noLimit'), note: '' } : null;
    }
    const used = (details.used ?? 0) + (details.booked ?? 0);
    return {
      label: t(limitLabelKeys[rule.code]),
      value: t('rules.ofLimit', { used, limit: details.limit }),
      note: passed ? '' : availableAgain || t('rules.notInPlan'),
    };
  }
  switch (rule.code) {
    case 'class_cancelled':
      return passed
        ? null
        : { label: t('rules.takesPlace'), value: t('rules.cancelled'), note: '' };
    case 'booking_not_open':
      if (passed || !details.opens_at) return null;
      return {
        label: t('rules.open'),
        value: t('rules.from'),
        note: formatDateTime(details.opens_at),
      };
    case 'booking_closed': {
      if (!details.closes_at) return null;
      const time = format.time(details.closes_at, zone);
      const value = passed ? t('rules.until', { time }) : t('rules.closedAt', { time });
      return { label: t('rules.open'), value, note: '' };
    }
    case 'membership_required':
      if (passed)
        return { label: t('rules.membership'), value: plan ?? t('rules.dropIn'), note: '' };
      return {
        label: t('rules.membership'),
        value: t('rules.none'),
        note:
          details.state === 'paused' ? t('rules.paused') : availableAgain || t('rules.notCovered'),
      };
    case 'overlapping_booking': {
      const clash = details.booking;
      if (passed || !clash) return { label: t('rules.overlap'), value: t('rules.free'), note: '' };
      const time = format.time(clash.starts_at, zone);
      const note = t('rules.clashWith', { title: clash.title, time });
      return { label: t('rules.overlap'), value: t('rules.clash'), note };
    }
    case 'no_show_restriction':
      if (passed || !details.until)
        return { label: t('rules.noShows'), value: t('rules.fine'), note: '' };
      return {
        label: t('rules.noShows'),
        value: t('rules.untilDate', { date: format.date(details.until, 'date', zone) }),
        note: t('rules.dayAhead'),
      };
    case 'class_full': {
      const left = (details.capacity ?? 0) - (details.booked ?? 0);
      return {
        label: t('book.places'),
        value: t('rules.left', { count: Math.max(0, left) }),
        note: '',
      };
    }
    case 'waitlist_full':
      if (passed) return null;
      return {
        label: t('rules.waitlist'),
        value: t('rules.ofLimit', { used: details.waitlisted ?? 0, limit: details.size ?? 0 }),
        note: '',
      };
    default:
      return null;
  }
}
