import type { AllowanceCounter, Membership } from '@pulse/contract/client';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { Meter } from '#ui/display/meter.tsx';
import { RollingText } from '#ui/display/rolling-text.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Card } from '#ui/layout/card.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './allowance-card.module.css';
import { FigureRows } from './figure-rows.tsx';
import { visitsLeft } from './visits-left.ts';

interface AllowanceCardProps {
  membership: Membership;
  timeZone: string;
}

/** The remaining allowance of the billing month, and when it resets. */
export function AllowanceCard({ membership, timeZone }: AllowanceCardProps) {
  const { t } = useTranslation('memberships');
  const format = useFormat();
  const { month, plus, today } = membership.allowance;
  const left = visitsLeft(month);
  const resets = format.date(month.resets_at, 'date', timeZone);
  const remaining = (counter: AllowanceCounter) => {
    const free = visitsLeft(counter);
    if (free === null) return `${counter.used} ${t('usage.noLimit')}`;
    return `${free} ${t('usage.leftOf', { count: free, limit: counter.limit })}`;
  };
  const others = [
    { key: 'plus', name: t('card.plus'), figure: remaining(plus) },
    { key: 'today', name: t('usage.today'), figure: remaining(today) },
  ];
  return (
    <Card as="section" className={classes.card} aria-labelledby="allowance">
      <Row as="header" justify="between" wrap={false}>
        <h2 id="allowance" className={classes.plan}>
          <Link to="/app/membership">{t(`plan.${membership.plan.code}`)}</Link>
        </h2>
        <Note as="span">{t('card.until', { date: resets })}</Note>
      </Row>
      <Row align="center" gap={4} wrap={false} className={classes.month}>
        <RollingText className={classes.numeral}>
          {String(left ?? month.used + month.booked)}
        </RollingText>
        <Text strong>
          {left === null
            ? t('card.noLimit', { count: month.used + month.booked })
            : t('card.left', { count: left, limit: month.limit })}
          <Note as="span" className={classes.resets}>
            {t('card.resets', { date: resets })}
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
        <FigureRows rows={others.filter(({ key }) => key !== 'plus' || (plus.limit ?? 0) > 0)} />
      </div>
    </Card>
  );
}
