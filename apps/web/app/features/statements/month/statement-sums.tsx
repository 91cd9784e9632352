import type { GetStatementResponse } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import classes from '../statement.module.css';

/** What a month adds up to, by kind of visit, with the rate in force at its end. */
export function StatementSums({ statement }: { statement: GetStatementResponse }) {
  const { t } = useTranslation('partner-statement');
  const format = useFormat();
  const { currency, kinds, corrections, rates } = statement;
  const money = (amount_minor: number) =>
    currency ? format.money({ amount_minor, currency }) : t('notAgreed');
  const rateOf = (kind: string) => rates.find((rate) => rate.kind === kind);
  const rows = kinds.filter(({ kind, lines }) => lines > 0 || rateOf(kind));
  return (
    <section aria-label={t('sums')} className={classes.sums}>
      <p className={classes.total}>
        <span className={classes.label}>{t('total')}</span>
        <strong>{money(statement.total_minor)}</strong>
      </p>
      <dl className={classes.kinds}>
        {rows.map(({ kind, lines, amount_minor }) => {
          const rate = rateOf(kind);
          return (
            <div key={kind}>
              <dt>{t(`kind.${kind}`)}</dt>
              <dd>
                {money(amount_minor)}
                <span className={classes.muted}>
                  {t('count', { count: lines })}
                  {rate && `, ${t('rateInForce', { amount: money(rate.amount_minor) })}`}
                </span>
              </dd>
            </div>
          );
        })}
        {corrections.lines > 0 && (
          <div>
            <dt>{t('corrections')}</dt>
            <dd>
              {money(corrections.amount_minor)}
              <span className={classes.muted}>{t('count', { count: corrections.lines })}</span>
            </dd>
          </div>
        )}
      </dl>
      {statement.lines_without_rate > 0 && (
        <p className={classes.note}>{t('withoutRate', { count: statement.lines_without_rate })}</p>
      )}
    </section>
  );
}
