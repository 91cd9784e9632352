import { IconCalendarEvent, IconCalendarSearch, IconCash, IconTicket } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format/use-format.ts';
import type { BookPanelProps } from './book-panel-props.ts';
import { RefusalOtherDates } from './refusal-other-dates.tsx';
import classes from './refusal-panel.module.css';
import { RefusalWay } from './refusal-way.tsx';

const planRules = [
  'membership_required',
  'daily_limit_reached',
  'monthly_limit_reached',
  'plus_limit_reached',
];

/** What can be done instead: pay once, see the clash, see other dates, see the plans. */
export function RefusalWaysOut({ session, eligibility, booking }: BookPanelProps) {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const { rules, drop_in_allowed, drop_in_price } = eligibility;
  const failed = rules.filter((rule) => !rule.passed);
  const has = (code: string) => failed.some((rule) => rule.code === code);
  const clash = clashOf(failed.find((rule) => rule.code === 'overlapping_booking')?.facts);
  const byPlan = failed.some((rule) => planRules.includes(rule.code));
  return (
    <section className={classes.ways}>
      <h3>{t('refusal.ways')}</h3>
      <ul>
        {clash && (
          <RefusalWay
            icon={IconCalendarEvent}
            to="/app/bookings?view=upcoming"
            title={t('refusal.way.clash', { title: clash.title })}
            note={t('refusal.way.clashNote')}
          />
        )}
        {drop_in_allowed && drop_in_price && (
          <RefusalWay
            icon={IconCash}
            onClick={() => booking.mutate('drop_in')}
            busy={booking.isPending}
            title={t('refusal.way.pay', { price: format.money(drop_in_price) })}
            note={t('refusal.way.payNote')}
          />
        )}
        {byPlan && (
          <RefusalWay
            icon={IconTicket}
            to="/app/membership"
            title={t(has('membership_required') ? 'refusal.way.choosePlan' : 'refusal.way.seePlan')}
            note={t(
              has('membership_required') ? 'refusal.way.choosePlanNote' : 'refusal.way.seePlanNote',
            )}
          />
        )}
        <RefusalOtherDates session={session} rules={failed} icon={IconCalendarSearch} />
      </ul>
    </section>
  );
}

function clashOf(facts: Record<string, unknown> | undefined): { title: string } | null {
  const clash = facts?.booking;
  return typeof clash === 'object' && clash !== null && 'title' in clash
    ? { title: String(clash.title) }
    : null;
}
