import type { Membership } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from '../membership.module.css';
import { RepairMembership } from './repair-membership.tsx';

interface PastDueProps {
  pastDue: NonNullable<Membership['past_due']>;
  timeZone: string;
}

/** A renewal that failed: what is owed, when it is tried again, when the plan ends, and the tap that pays it. */
export function PastDue({ pastDue, timeZone }: PastDueProps) {
  const { t } = useTranslation('membership-changes');
  const format = useFormat();
  const { amount, next_attempt_at: nextAttempt, ends_at: endsAt } = pastDue;
  const whenOf = (at: string) => ({
    date: format.date(at, 'date', timeZone),
    time: format.time(at, timeZone),
  });
  return (
    <Row align="center" justify="between" className={classes.notice} data-tone="danger">
      <div>
        <Text strong>{t('pastDue.failed')}</Text>
        <p>{t('pastDue.owed', { amount: format.money(amount) })}</p>
        <p>{nextAttempt ? t('pastDue.again', whenOf(nextAttempt)) : t('pastDue.lastAttempt')}</p>
        <p>{t('pastDue.ends', whenOf(endsAt))}</p>
      </div>
      <RepairMembership />
    </Row>
  );
}
