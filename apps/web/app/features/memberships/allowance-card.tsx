import type { AllowanceCounter, Membership } from '@pulse/contract/client';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../ui/format/use-format.ts';
import { Meter } from '../../ui/meter.tsx';
import classes from './allowance-card.module.css';

/** What is left of the plan this month, in one number, a meter and a few lines. */
export function AllowanceCard({ membership, zone }: { membership: Membership; zone: string }) {
  const { t } = useTranslation('memberships');
  const format = useFormat();
  const { month, plus, today } = membership.allowance;
  const left = month.limit === null ? null : Math.max(0, month.limit - month.used - month.booked);
  const ofLimit = ({ used, booked, limit }: AllowanceCounter) =>
    limit === null ? String(used + booked) : t('card.of', { used: used + booked, limit });
  return (
    <section className={classes.card}>
      <header className={classes.header}>
        <h2 className={classes.plan}>
          <Link to="/app/membership">{t(`plan.${membership.plan.code}`)}</Link>
        </h2>
        <span className={classes.until}>
          {t('card.until', { date: format.date(month.resets_at, 'date', zone) })}
        </span>
      </header>
      <p className={classes.number}>
        <span className={classes.left}>{left ?? month.used}</span>{' '}
        <span>
          {left === null
            ? t('card.visitsMade', { count: month.used })
            : t('card.freeToBook', { count: left, limit: month.limit })}
        </span>
      </p>
      {month.limit !== null && (
        <Meter
          total={month.limit}
          used={month.used}
          booked={month.booked}
          label={t('usage.meter', { used: month.used, booked: month.booked, limit: month.limit })}
        />
      )}
      <dl className={classes.facts}>
        <Fact name={t('card.used')} value={String(month.used)} />
        <Fact name={t('card.booked')} value={String(month.booked)} />
        {(plus.limit ?? 0) > 0 && <Fact name={t('card.plus')} value={ofLimit(plus)} />}
        <Fact name={t('usage.today')} value={ofLimit(today)} />
      </dl>
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
