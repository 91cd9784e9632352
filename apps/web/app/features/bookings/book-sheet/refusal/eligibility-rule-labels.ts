import type { EligibilityRule } from '@pulse/contract/client';
import type { TFunction } from 'i18next';
import type { useFormat } from '#ui/format/use-format.ts';

type Format = ReturnType<typeof useFormat>;

/** The texts of one row of the panel: the subject of the rule, its value, and a note. */
export interface RuleLabels {
  label: string;
  value: string;
  note: string;
}

const limitLabelKeys = {
  daily_limit_reached: 'rules.daily',
  monthly_limit_reached: 'rules.monthly',
  plus_limit_reached: 'rules.plus',
  venue_limit_reached: 'rules.venue',
} as const;

/**
 * The texts of a rule; null for one without anything to show: a limit that does not apply, or a
 * passed rule that is self-evident (the class is not cancelled, not booked yet).
 */
export function eligibilityRuleLabels(
  rule: EligibilityRule,
  plan: string | null,
  timeZone: string,
  t: TFunction<'bookings'>,
  format: Format,
): RuleLabels | null {
  const { passed } = rule;
  const date = rule.passes_at ? format.date(rule.passes_at, 'date', timeZone) : null;
  const availableAgain = date ? t('rules.again', { date }) : '';
  const formatDateTime = (instant: string) =>
    `${format.date(instant, 'date', timeZone)}, ${format.time(instant, timeZone)}`;

  const membershipNote = (state: string | null) => {
    if (state === 'paused') return t('rules.paused');
    return state === null ? t('rules.noPlan') : '';
  };

  switch (rule.code) {
    case 'daily_limit_reached':
    case 'monthly_limit_reached':
    case 'plus_limit_reached':
    case 'venue_limit_reached': {
      const { limit, used, booked } = rule.details;
      if (limit === null) {
        const unlimited = rule.code === 'monthly_limit_reached' && plan !== null;
        return unlimited
          ? { label: t('rules.monthly'), value: t('rules.noLimit'), note: '' }
          : null;
      }
      return {
        label: t(limitLabelKeys[rule.code]),
        value: t('rules.ofLimit', { used: (used ?? 0) + (booked ?? 0), limit }),
        note: passed ? '' : availableAgain || t('rules.notInPlan'),
      };
    }
    case 'class_cancelled':
      return passed
        ? null
        : { label: t('rules.takesPlace'), value: t('rules.cancelled'), note: '' };
    case 'booking_not_open':
      return passed
        ? null
        : {
            label: t('rules.open'),
            value: t('rules.from'),
            note: formatDateTime(rule.details.opens_at),
          };
    case 'booking_closed': {
      const time = format.time(rule.details.closes_at, timeZone);
      const value = passed ? t('rules.until', { time }) : t('rules.closedAt', { time });
      return { label: t('rules.open'), value, note: '' };
    }
    case 'membership_required':
      if (passed)
        return { label: t('rules.membership'), value: plan ?? t('rules.dropIn'), note: '' };
      return {
        label: t('rules.membership'),
        value: t('rules.none'),
        note: membershipNote(rule.details.state) || availableAgain || t('rules.notCovered'),
      };
    case 'overlapping_booking': {
      const { booking } = rule.details;
      if (passed || !booking)
        return { label: t('rules.overlap'), value: t('rules.free'), note: '' };
      const time = format.time(booking.starts_at, timeZone);
      const note = t('rules.clashWith', { title: booking.title, time });
      return { label: t('rules.overlap'), value: t('rules.clash'), note };
    }
    case 'no_show_restriction': {
      const { until } = rule.details;
      if (passed || !until) return { label: t('rules.noShows'), value: t('rules.fine'), note: '' };
      return {
        label: t('rules.noShows'),
        value: t('rules.untilDate', { date: format.date(until, 'date', timeZone) }),
        note: t('rules.dayAhead'),
      };
    }
    case 'class_full': {
      const count = Math.max(0, rule.details.capacity - rule.details.booked);
      return { label: t('book.places'), value: t('rules.left', { count }), note: '' };
    }
    case 'waitlist_full': {
      const { waitlisted, size } = rule.details;
      if (passed) return null;
      const value = t('rules.ofLimit', { used: waitlisted, limit: size });
      return { label: t('rules.waitlist'), value, note: '' };
    }
    case 'already_booked':
      return null;
  }
}
