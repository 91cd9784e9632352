import type { Membership } from '@pulse/contract/client';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { AllowanceUsage } from './allowance-usage.tsx';
import classes from './current-membership.module.css';
import { MembershipState } from './manage/membership-state.tsx';
import { MembershipActions } from './membership-actions.tsx';
import { Payments } from './payments.tsx';

interface CurrentMembershipProps {
  membership: Membership;
  /** The member's time zone, in which renewal and reset dates are shown. */
  timeZone: string;
}

/** The current membership: plan, what comes next, what can be done, what is left, and payments. */
export function CurrentMembership({ membership, timeZone }: CurrentMembershipProps) {
  const { t } = useTranslation('memberships');
  const format = useFormat();
  const { allowance } = membership;
  const restrictedUntil = membership.no_show_restriction_until;
  return (
    <>
      <MembershipState membership={membership} timeZone={timeZone} />
      {restrictedUntil && (
        <p className={classes.notice} role="status">
          {t('restricted', {
            date: format.date(restrictedUntil, 'date', timeZone),
            time: format.time(restrictedUntil, timeZone),
          })}
        </p>
      )}
      <MembershipActions membership={membership} timeZone={timeZone} />
      <div className={classes.usages}>
        <AllowanceUsage kind="month" counter={allowance.month} timeZone={timeZone} />
        <AllowanceUsage kind="plus" counter={allowance.plus} timeZone={timeZone} />
        <AllowanceUsage kind="today" counter={allowance.today} timeZone={timeZone} />
      </div>
      <p className={classes.visits}>
        <Link to="/app/membership/visits">{t('usage.everyVisit')}</Link>
      </p>
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
