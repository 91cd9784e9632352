import type { Membership } from '@pulse/contract/client';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { Meter } from '#ui/display/figures/meter.tsx';
import { RollingText } from '#ui/display/figures/rolling-text.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Card } from '#ui/layout/card.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './allowance-card.module.css';
import { FigureRows } from './figure-rows.tsx';
import {
  type AllowanceKind,
  allowanceDateSentence,
  allowanceLimitText,
  allowanceNumber,
  monthSentence,
  planDateSentence,
} from './membership-sentences.ts';

interface AllowanceCardProps {
  membership: Membership;
  timeZone: string;
}

/** The remaining allowance of the billing month, and what its plan and its visits come to next. */
export function AllowanceCard({ membership, timeZone }: AllowanceCardProps) {
  const { t } = useTranslation('memberships');
  const format = useFormat();
  const { month, plus } = membership.allowance;
  const words = { t, format, timeZone };
  const remaining = (kind: AllowanceKind) => {
    const counter = membership.allowance[kind];
    return `${allowanceNumber(counter)} ${allowanceLimitText(kind, counter, words)}`;
  };
  const others = [
    { key: 'plus', name: t('card.plus'), figure: remaining('plus'), isShown: plus.limit !== 0 },
    // While the plan is paused nothing can be booked today.
    {
      key: 'today',
      name: t('usage.today'),
      figure: remaining('today'),
      isShown: membership.paused_until === null,
    },
  ];
  return (
    <Card as="section" className={classes.card} aria-labelledby="allowance">
      <Row as="header" justify="between" wrap={false}>
        <h2 id="allowance" className={classes.plan}>
          <Link to="/app/membership">{t(`plan.${membership.plan.code}`)}</Link>
        </h2>
        <Note as="span">{planDateSentence(membership, words)}</Note>
      </Row>
      <Row align="center" gap={4} wrap={false} className={classes.month}>
        <span aria-hidden="true">
          <RollingText className={classes.numeral}>{String(allowanceNumber(month))}</RollingText>
        </span>
        <Text strong>
          {monthSentence(membership, words)}
          <Note as="span" className={classes.resets}>
            {allowanceDateSentence('month', membership, words)}
          </Note>
        </Text>
      </Row>
      {month.limit !== null && (
        <>
          <Meter
            total={month.limit}
            used={month.used}
            booked={month.booked}
            label={t('usage.meter', { used: month.used, booked: month.booked, limit: month.limit })}
          />
          <Note className={classes.legend}>
            {t('usage.summary', { used: month.used, booked: month.booked })}
          </Note>
        </>
      )}
      <div className={classes.others}>
        <FigureRows rows={others.filter(({ isShown }) => isShown)} />
      </div>
    </Card>
  );
}
