import type { Membership } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { MoneyText } from '#ui/display/money-text.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from '../membership.module.css';
import { MembershipStep } from './membership-step.tsx';
import { PastDue } from './past-due.tsx';

interface MembershipStateProps {
  membership: Membership;
  /** The member's time zone. */
  timeZone: string;
}

/** The plan with its price as agreed, what comes next and when, and the one tap that undoes it. */
export function MembershipState({ membership, timeZone }: MembershipStateProps) {
  const { t } = useTranslation('memberships');
  const { plan, price, billing_interval: interval, past_due: pastDue } = membership;
  return (
    <Stack as="section" className={classes.state} aria-label={t(`plan.${plan.code}`)}>
      <Row as="p" align="baseline" className={classes.agreed}>
        <strong className={classes.plan}>{t(`plan.${plan.code}`)}</strong>
        {membership.given_until === null && (
          <span>
            <MoneyText money={price} /> {t(`per.${interval}`)}
          </span>
        )}
      </Row>
      {pastDue ? (
        <PastDue pastDue={pastDue} timeZone={timeZone} />
      ) : (
        <ComingNext membership={membership} timeZone={timeZone} />
      )}
    </Stack>
  );
}

function ComingNext({ membership, timeZone }: MembershipStateProps) {
  const { t } = useTranslation('membership-changes');
  const { t: plans } = useTranslation('memberships');
  const format = useFormat();
  const dateOf = (at: string) => format.date(at, 'fullDate', timeZone);
  const { renewal, paused_until: pausedUntil, cancel_at_period_end: isCancelled } = membership;
  const { given_until: lastDay } = membership;
  // A day in the member's time zone already.
  if (lastDay !== null)
    return (
      <Text tone="quiet">{t('given', { date: format.date(lastDay, 'fullDate', 'UTC') })}</Text>
    );
  return (
    <>
      {pausedUntil && (
        <Row align="center" justify="between" className={classes.notice}>
          <p>{t('paused', { date: dateOf(pausedUntil) })}</p>
          <MembershipStep step="resume" />
        </Row>
      )}
      {isCancelled && (
        <Row align="center" justify="between" className={classes.notice}>
          <p>{t('ends', { date: dateOf(membership.period_ends_at) })}</p>
          <MembershipStep step="takeBack" />
        </Row>
      )}
      {renewal && !renewal.changes && (
        <Text tone="quiet">
          {t('renews', { date: dateOf(renewal.at), price: format.money(renewal.price) })}
        </Text>
      )}
      {renewal?.changes && (
        <Row align="center" justify="between" className={classes.notice}>
          <p>
            {t(`becomes.${renewal.billing_interval}`, {
              date: dateOf(renewal.at),
              plan: plans(`plan.${renewal.plan_code}`),
              price: format.money(renewal.price),
            })}
          </p>
          <MembershipStep step="withdraw" />
        </Row>
      )}
    </>
  );
}
