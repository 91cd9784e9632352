import { type GetAnalyticsData, getAgreedRevenueOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Note } from '#ui/layout/note.tsx';
import classes from '../analytics.module.css';

/**
 * What the agreed rates pay for the visits of the days, one of the key figures; nothing for an organisation
 * that has agreed no rate. It opens the statement, whose lines add up to it.
 */
export function Revenue({ query }: { query: GetAnalyticsData['query'] }) {
  const { t } = useTranslation('partner-analytics');
  const format = useFormat();
  const { data } = useQuery({
    ...getAgreedRevenueOptions({ query }),
    placeholderData: (previous) => previous,
    staleTime: 0,
  });
  if (!data?.currency) return null;
  const { currency, present, before } = data;
  const money = (amount: number) => format.money({ amount_minor: amount, currency });
  const change =
    before && before.amount_minor > 0
      ? format.number((present.amount_minor - before.amount_minor) / before.amount_minor, {
          ...{ style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 },
        })
      : null;
  return (
    <div className={classes.money}>
      <dt>{t('revenue.title')}</dt>
      <dd>
        <Link className={classes.figure} to="/app/partner/statement">
          {money(present.amount_minor)}
          <span className="visually-hidden">{t('revenue.open')}</span>
        </Link>
        <Note as="span">{t('revenue.counts', { count: present.visits })}</Note>
        {present.without_rate > 0 && (
          <Note as="span">{t('revenue.withoutRate', { count: present.without_rate })}</Note>
        )}
        {before && (
          <Note as="span">
            {[t('before', { value: money(before.amount_minor) }), change && `(${change})`]
              .filter(Boolean)
              .join(' ')}
          </Note>
        )}
      </dd>
    </div>
  );
}
