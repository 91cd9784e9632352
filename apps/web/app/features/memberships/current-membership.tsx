import type { Membership } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '../../ui/format/use-format.ts';
import { AllowanceUsage } from './allowance-usage.tsx';
import classes from './current-membership.module.css';
import { Payments } from './payments.tsx';

interface CurrentMembershipProps {
  membership: Membership;
  /** The member's time zone, in which renewal and reset dates are shown. */
  timeZone: string;
}

/** The current membership: plan, status, remaining allowance and payments. */
export function CurrentMembership({ membership, timeZone }: CurrentMembershipProps) {
  const { t } = useTranslation('memberships');
  const format = useFormat();
  const end = format.date(membership.period_ends_at, 'fullDate', timeZone);
  const { allowance } = membership;
  const restrictedUntil = membership.no_show_restriction_until;
  return (
    <>
      <p className={classes.state}>
        <strong className={classes.plan}>{t(`plan.${membership.plan.code}`)}</strong>
        <span>{t(`interval.${membership.billing_interval}`)}</span>
        <span>
          {membership.cancel_at_period_end
            ? t('endsOn', { date: end })
            : t('renewsOn', { date: end })}
        </span>
      </p>
      {membership.status !== 'active' && (
        <p className={classes.notice}>
          {t(`status.${membership.status}`, {
            date: membership.paused_until
              ? format.date(membership.paused_until, 'date', timeZone)
              : end,
          })}
        </p>
      )}
      {restrictedUntil && (
        <p className={classes.notice} role="status">
          {t('restricted', {
            date: format.date(restrictedUntil, 'date', timeZone),
            time: format.time(restrictedUntil, timeZone),
          })}
        </p>
      )}
      <div className={classes.usages}>
        <AllowanceUsage kind="month" counter={allowance.month} timeZone={timeZone} />
        <AllowanceUsage kind="plus" counter={allowance.plus} timeZone={timeZone} />
        <AllowanceUsage kind="today" counter={allowance.today} timeZone={timeZone} />
      </div>
      <section className={classes.terms} aria-labelledby="terms">
        <h2 id="terms">{t('terms.title')}</h2>
        <ul>
          <li>{t('nothingRollsOver')}</li>
          <li>{t('terms.counts')}</li>
          <li>{t('terms.booked')}</li>
        </ul>
      </section>
      <Payments timeZone={timeZone} />
    </>
  );
}
