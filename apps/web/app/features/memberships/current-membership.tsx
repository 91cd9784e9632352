import type { Membership } from '@pulse/contract/client';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { List } from '#ui/layout/list.tsx';
import { ListItem } from '#ui/layout/list-item.tsx';
import { AllowanceUsage } from './allowance-usage.tsx';
import { MembershipState } from './manage/membership-state.tsx';
import classes from './membership.module.css';
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
  const restrictedUntil = membership.no_show_restriction_until;
  return (
    <>
      <MembershipState membership={membership} timeZone={timeZone} />
      {restrictedUntil && (
        <p className={`${classes.notice} ${classes.restricted}`} role="status">
          {t('restricted', {
            date: format.date(restrictedUntil, 'date', timeZone),
            time: format.time(restrictedUntil, timeZone),
          })}
        </p>
      )}
      <MembershipActions membership={membership} timeZone={timeZone} />
      <div className={classes.usages}>
        <AllowanceUsage kind="month" membership={membership} timeZone={timeZone} />
        <AllowanceUsage kind="plus" membership={membership} timeZone={timeZone} />
        {membership.paused_until === null && (
          <AllowanceUsage kind="today" membership={membership} timeZone={timeZone} />
        )}
      </div>
      <p className={classes.visits}>
        <Link to="/app/membership/visits">{t('usage.everyVisit')}</Link>
      </p>
      <section className={classes.section} aria-labelledby="terms">
        <Heading id="terms" className={classes.title}>
          {t('terms.title')}
        </Heading>
        <List ruled>
          <ListItem space={3}>{t('nothingRollsOver')}</ListItem>
          <ListItem space={3}>{t('terms.counts')}</ListItem>
          <ListItem space={3}>{t('terms.booked')}</ListItem>
        </List>
      </section>
      <Payments timeZone={timeZone} />
    </>
  );
}
