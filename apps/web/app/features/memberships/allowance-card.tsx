import type { AllowanceCounter, Membership } from '@pulse/contract/client';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { Meter } from '#ui/display/meter.tsx';
import { RollingText } from '#ui/display/rolling-text.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import classes from './allowance-card.module.css';
import { visitsLeft } from './visits-left.ts';

/** The remaining allowance of the billing month, and when it resets. */
export function AllowanceCard({
  membership,
  timeZone,
}: {
  membership: Membership;
  timeZone: string;
}) {
  const { t } = useTranslation('memberships');
  const format = useFormat();
  const { month, plus, today } = membership.allowance;
  const left = visitsLeft(month);
  const resets = format.date(month.resets_at, 'date', timeZone);
  return (
    <section className={classes.card} aria-labelledby="allowance">
      <header className={classes.header}>
        <h2 id="allowance" className={classes.plan}>
          <Link to="/app/membership">{t(`plan.${membership.plan.code}`)}</Link>
        </h2>
        <span className={classes.until}>{t('card.until', { date: resets })}</span>
      </header>
      <div className={classes.month}>
        <RollingText className={classes.numeral}>
          {String(left ?? month.used + month.booked)}
        </RollingText>
        <p className={classes.summary}>
          {left === null
            ? t('card.noLimit', { count: month.used + month.booked })
            : t('card.left', { count: left, limit: month.limit })}
          <span>{t('card.resets', { date: resets })}</span>
        </p>
      </div>
      {month.limit !== null && (
        <>
          <Meter
            total={month.limit}
            used={month.used}
            booked={month.booked}
            label={t('usage.meter', { used: month.used, booked: month.booked, limit: month.limit })}
          />
          <p className={classes.legend}>
            {t('usage.summary', { used: month.used, booked: month.booked })}
          </p>
        </>
      )}
      <dl className={classes.others}>
        {(plus.limit ?? 0) > 0 && <OtherAllowance name={t('card.plus')} counter={plus} />}
        <OtherAllowance name={t('usage.today')} counter={today} />
      </dl>
    </section>
  );
}

function OtherAllowance({ name, counter }: { name: string; counter: AllowanceCounter }) {
  const { t } = useTranslation('memberships');
  const left = visitsLeft(counter);
  return (
    <div className={classes.other}>
      <dt>{name}</dt>
      <dd>
        {left ?? counter.used}{' '}
        {left === null
          ? t('usage.noLimit')
          : t('usage.leftOf', { count: left, limit: counter.limit })}
      </dd>
    </div>
  );
}
