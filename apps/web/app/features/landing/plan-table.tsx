import type { Money } from '@pulse/contract/client';
import { useTranslation } from 'react-i18next';
import { MoneyText } from '../../ui/money-text.tsx';
import classes from './plan-table.module.css';

export interface PlanColumn {
  name: string;
  perDay: number;
  /** null: no limit. */
  perMonth: number | null;
  plus: number;
  monthly?: Money | null;
  yearly?: Money | null;
}

/** Plans side by side; their prices only where they are given. */
export function PlanTable({ plans }: { plans: readonly PlanColumn[] }) {
  const { t } = useTranslation('landing');
  const priced = plans.some(({ monthly }) => monthly);
  const rows = [
    { name: t('plans.perDay'), cell: (plan: PlanColumn) => plan.perDay },
    {
      name: t('plans.perMonth'),
      cell: (plan: PlanColumn) => plan.perMonth ?? t('plans.noLimit'),
    },
    {
      name: t('plans.plus'),
      cell: ({ plus }: PlanColumn) =>
        plus === 0 ? t('plans.none') : t('plans.aMonth', { count: plus }),
    },
  ];
  const prices = [
    { name: t('plans.monthly'), of: ({ monthly }: PlanColumn) => monthly },
    { name: t('plans.yearly'), of: ({ yearly }: PlanColumn) => yearly },
  ];
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            <td />
            {plans.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {plans.map((plan) => (
                <td key={plan.name}>{row.cell(plan)}</td>
              ))}
            </tr>
          ))}
          {priced &&
            prices.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                {plans.map((plan) => {
                  const price = row.of(plan);
                  return <td key={plan.name}>{price && <MoneyText money={price} />}</td>;
                })}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
