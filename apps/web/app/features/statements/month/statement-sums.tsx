import type { GetStatementResponse } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/layout/text.tsx';
import { KindFigures } from '../kind-figures.tsx';
import classes from '../statements.module.css';

/** What a month adds up to, by kind of visit, with the rate in force at its end. */
export function StatementSums({ statement }: { statement: GetStatementResponse }) {
  const { t } = useTranslation('partner-statement');
  const format = useFormat();
  const { currency, kinds, corrections, rates } = statement;
  const money = (amount_minor: number) =>
    currency ? format.money({ amount_minor, currency }) : t('notAgreed');
  const rateOf = (kind: string) => rates.find((rate) => rate.kind === kind);
  const rows = kinds
    .filter(({ kind, lines }) => lines > 0 || rateOf(kind))
    .map(({ kind, lines, amount_minor }) => {
      const rate = rateOf(kind);
      const note = [
        t('count', { count: lines }),
        rate && t('rateInForce', { amount: money(rate.amount_minor) }),
      ];
      return {
        label: t(`kind.${kind}`),
        value: money(amount_minor),
        note: note.filter(Boolean).join(', '),
      };
    });
  const corrected = {
    label: t('corrections'),
    value: money(corrections.amount_minor),
    note: t('count', { count: corrections.lines }),
  };
  return (
    <section aria-label={t('sums')}>
      <Row as="p" align="baseline" justify="between" className={classes.total}>
        <Text as="span" size="lead">
          {t('total')}
        </Text>
        <strong>{money(statement.total_minor)}</strong>
      </Row>
      <KindFigures figures={corrections.lines > 0 ? [...rows, corrected] : rows} ruled />
      {statement.lines_without_rate > 0 && (
        <p className={classes.note}>{t('withoutRate', { count: statement.lines_without_rate })}</p>
      )}
    </section>
  );
}
