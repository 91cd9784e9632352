import { IconTicket } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { useFormat } from '../../../ui/format/use-format.ts';
import classes from './visits-left.module.css';

/** What is left of a limit; `resetsAt` is the instant from which it counts anew. */
export interface VisitsLeft {
  left: number;
  limit: number | null;
  resetsAt: string;
}

/** What one visit here takes, and what is left of each limit that it counts towards. */
export interface VisitAllowance {
  /** The venue's own limit in its calendar month (`month`, YYYY-MM); null where it sets none. */
  here: (VisitsLeft & { month: string }) | null;
  /** The plan's visits in the billing month; null without a plan. */
  month: VisitsLeft | null;
  /** The plan's plus visits, where this venue takes one; else null. */
  plus: VisitsLeft | null;
  plan: 'basic' | 'plus' | 'unlimited' | null;
}

interface VisitsLeftSectionProps {
  /** Null while it is not known yet. */
  visits: VisitAllowance | null;
  zone: string;
}

/** What one visit here uses of the reader's plan, and how many are left, in words and with dates. */
export function VisitsLeftSection({ visits, zone }: VisitsLeftSectionProps) {
  const { t } = useTranslation('venues');
  const format = useFormat();
  if (!visits) return <div className={classes.placeholder} />;
  const { here, month, plus, plan } = visits;
  const resets = ({ resetsAt }: VisitsLeft) =>
    t('visits.resets', { date: format.date(resetsAt, 'date', zone) });
  const count = ({ left, limit }: VisitsLeft) =>
    limit === null ? t('visits.noLimit') : t('visits.left', { left, count: limit });
  return (
    <section className={classes.visits} aria-label={t('visits.title')}>
      <dl className={classes.counts}>
        {here && (
          <div>
            <dt>
              {t('visits.here', {
                month: format.date(`${here.month}-15T12:00:00Z`, 'month', 'UTC'),
              })}
              , {resets(here)}
            </dt>
            <dd>{count(here)}</dd>
          </div>
        )}
        {month && (
          <div>
            <dt>
              {month.limit === null
                ? t('visits.planNoLimit')
                : `${t('visits.plan')}, ${resets(month)}`}
            </dt>
            <dd>{count(month)}</dd>
          </div>
        )}
        {plus && (
          <div>
            <dt>
              {t('visits.plus')}
              {plus.limit !== 0 && `, ${resets(plus)}`}
            </dt>
            <dd>{count(plus)}</dd>
          </div>
        )}
      </dl>
      <p className={classes.cost}>
        <IconTicket size={20} stroke={1.6} aria-hidden="true" />
        {plan ? (
          t(plus ? 'visits.usesPlus' : 'visits.uses', { plan: t(`planName.${plan}`) })
        ) : (
          <span>
            {t('visits.noPlan')} <Link to="/app/membership">{t('visits.plans')}</Link>
          </span>
        )}
      </p>
    </section>
  );
}
