import type { Revenue } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import classes from './revenue.module.css';
import { type RevenueSum, sumRevenue } from './sum-revenue.ts';

const columns = ['month', 'plan', 'payments', 'received', 'refunded', 'net'] as const;

/** Revenue by month and plan, with the sums of each currency. */
export function RevenueTable({ rows }: { rows: readonly Revenue[] }) {
  const { t } = useTranslation('platform-payments');
  const format = useFormat();
  if (rows.length === 0) return <p role="status">{t('revenue.none')}</p>;
  return (
    // Wider than a phone: it scrolls by itself, also by keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: otherwise the keyboard cannot scroll it
    <section className={classes.scroll} aria-label={t('revenue.table')} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" data-figure={column !== 'month' && column !== 'plan'}>
                {t(`revenue.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.month} ${row.plan_code} ${row.currency}`}>
              <th scope="row">{format.date(`${row.month}-01T00:00:00Z`, 'monthYear', 'UTC')}</th>
              <td>{row.plan_code ? t(`plan.${row.plan_code}`) : t('revenue.dropIn')}</td>
              <Figures sum={row} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sumRevenue(rows).map((sum) => (
            <tr key={sum.currency}>
              <th scope="row" colSpan={2}>
                {t('revenue.total', { currency: sum.currency })}
              </th>
              <Figures sum={sum} />
            </tr>
          ))}
        </tfoot>
      </table>
    </section>
  );
}

function Figures({ sum }: { sum: RevenueSum }) {
  const format = useFormat();
  const money = (amount_minor: number) => format.money({ amount_minor, currency: sum.currency });
  return (
    <>
      <td data-figure>{format.number(sum.payments)}</td>
      <td data-figure>{money(sum.received_minor)}</td>
      <td data-figure>{money(sum.refunded_minor)}</td>
      <td data-figure>{money(sum.net_minor)}</td>
    </>
  );
}
