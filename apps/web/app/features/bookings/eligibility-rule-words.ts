import type { EligibilityRule } from '@pulse/contract/client';
import type { TFunction } from 'i18next';
import type { useFormat } from '../../ui/format/use-format.ts';

type Format = ReturnType<typeof useFormat>;

/** One line of the panel: what the rule is about, how it stands in numbers, and what would help. */
export interface RuleWords {
  label: string;
  value: string;
  note: string;
}

interface Facts {
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

const limits = {
  daily_limit_reached: 'rules.daily',
  monthly_limit_reached: 'rules.monthly',
  plus_limit_reached: 'rules.plus',
  venue_limit_reached: 'rules.venue',
} as const;

const isLimit = (code: string): code is keyof typeof limits => code in limits;

/**
 * Says a rule in words; null for one that has nothing to say here: a limit that does not apply, or
 * a matter of course that holds (the class is not cancelled, not booked yet).
 */
export function eligibilityRuleWords(
  rule: EligibilityRule,
  plan: string | null,
  zone: string,
  t: TFunction<'bookings'>,
  format: Format,
): RuleWords | null {
  const facts = rule.facts as Facts;
  const { passed } = rule;
  const date = rule.passes_at ? format.date(rule.passes_at, 'date', zone) : null;
  const again = date ? t('rules.again', { date }) : '';
  const moment = (instant: string) =>
    `${format.date(instant, 'date', zone)}, ${format.time(instant, zone)}`;

  if (isLimit(rule.code)) {
    if (facts.limit === null || facts.limit === undefined) {
      const unlimited = rule.code === 'monthly_limit_reached' && plan !== null;
      return unlimited ? { label: t('rules.monthly'), value: t('rules.noLimit'), note: '' } : null;
    }
    const used = (facts.used ?? 0) + (facts.booked ?? 0);
    return {
      label: t(limits[rule.code]),
      value: t('rules.ofLimit', { used, limit: facts.limit }),
      note: passed ? '' : again || t('rules.notInPlan'),
    };
  }
  switch (rule.code) {
    case 'class_cancelled':
      return passed
        ? null
        : { label: t('rules.takesPlace'), value: t('rules.cancelled'), note: '' };
    case 'booking_not_open':
      if (passed || !facts.opens_at) return null;
      return { label: t('rules.open'), value: t('rules.from'), note: moment(facts.opens_at) };
    case 'booking_closed': {
      if (!facts.closes_at) return null;
      const time = format.time(facts.closes_at, zone);
      const value = passed ? t('rules.until', { time }) : t('rules.closedAt', { time });
      return { label: t('rules.open'), value, note: '' };
    }
    case 'membership_required':
      if (passed)
        return { label: t('rules.membership'), value: plan ?? t('rules.dropIn'), note: '' };
      return {
        label: t('rules.membership'),
        value: t('rules.none'),
        note: facts.state === 'paused' ? t('rules.paused') : again || t('rules.notCovered'),
      };
    case 'overlapping_booking': {
      const clash = facts.booking;
      if (passed || !clash) return { label: t('rules.overlap'), value: t('rules.free'), note: '' };
      const time = format.time(clash.starts_at, zone);
      const note = t('rules.clashWith', { title: clash.title, time });
      return { label: t('rules.overlap'), value: t('rules.clash'), note };
    }
    case 'no_show_restriction':
      if (passed || !facts.until)
        return { label: t('rules.noShows'), value: t('rules.fine'), note: '' };
      return {
        label: t('rules.noShows'),
        value: t('rules.untilDate', { date: format.date(facts.until, 'date', zone) }),
        note: t('rules.dayAhead'),
      };
    case 'class_full': {
      const left = (facts.capacity ?? 0) - (facts.booked ?? 0);
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
        value: t('rules.ofLimit', { used: facts.waitlisted ?? 0, limit: facts.size ?? 0 }),
        note: '',
      };
    default:
      return null;
  }
}
