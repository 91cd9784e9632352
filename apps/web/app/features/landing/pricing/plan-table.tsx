import type { Plan } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import classes from './plan-table.module.css';

/** The default plans; figures that an admin has changed come from the API. */
const plans = [
  { code: 'basic', name: 'Basic', perDay: 1, perMonth: 8, plus: 0 },
  { code: 'plus', name: 'Plus', perDay: 2, perMonth: 16, plus: 4 },
  { code: 'unlimited', name: 'Unlimited', perDay: 3, perMonth: null, plus: 12 },
] as const satisfies { code: Plan['code']; [column: string]: unknown }[];

const included = ['perDay', 'perMonth', 'plus'] as const;
const prices = ['monthly', 'yearly', 'saving'] as const;

type PlanRow = (typeof included)[number] | (typeof prices)[number];

/**
 * The plans side by side; with `priced`, with rows of prices, hidden until the page's script knows
 * that they are published and fills them.
 */
export function PlanTable({ priced = false }: { priced?: boolean }) {
  const { t } = useTranslation('landing');
  const cellText = {
    perDay: (plan) => String(plan.perDay),
    perMonth: (plan) => (plan.perMonth === null ? t('plans.noLimit') : String(plan.perMonth)),
    plus: (plan) => (plan.plus === 0 ? t('plans.none') : t('plans.aMonth', { count: plan.plus })),
    monthly: () => '',
    yearly: () => '',
    saving: () => '',
  } satisfies Record<PlanRow, (plan: (typeof plans)[number]) => string>;
  const rows: PlanRow[] = [...included, ...(priced ? prices : [])];
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            <td />
            {plans.map(({ code, name }) => (
              <th key={code} scope="col" data-plan={code} data-of="name">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row} hidden={isPrice(row)} data-price={isPrice(row) ? row : undefined}>
              <th scope="row">{t(`plans.${row}`)}</th>
              {plans.map((plan) => (
                <td
                  key={plan.code}
                  data-plan={plan.code}
                  data-of={row}
                  data-none={row === 'perMonth' ? t('plans.noLimit') : t('plans.none')}
                  data-some={t('plans.aMonth', { replace: { count: '#' } })}
                >
                  {cellText[row](plan)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const isPrice = (row: PlanRow) => (prices as readonly PlanRow[]).includes(row);
