import { Button } from '@mantine/core';
import type { Plan } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { MoneyText } from '#ui/display/money-text.tsx';
import classes from './plan-card.module.css';

interface PlanCardProps {
  plan: Plan;
  interval: 'month' | 'year';
  busy: boolean;
  disabled: boolean;
  recommended: boolean;
  onChoose: () => void;
}

/** One plan: what it includes, its price, and the button to choose it. */
export function PlanCard({ plan, interval, busy, disabled, recommended, onChoose }: PlanCardProps) {
  const { t } = useTranslation('memberships');
  const price = interval === 'month' ? plan.monthly_price : plan.yearly_price;
  const name = t(`plan.${plan.code}`);
  return (
    <article className={classes.card} data-recommended={recommended || undefined}>
      <h2 className={classes.name}>{name}</h2>
      {price && (
        <p className={classes.price}>
          <span className={classes.amount}>
            <MoneyText money={price} />
          </span>{' '}
          {t(`per.${interval}`)}
        </p>
      )}
      <ul className={classes.list}>
        <li>{t('allows.day', { count: plan.classes_per_day })}</li>
        <li>
          {plan.visits_per_month === null
            ? t('allows.unlimited')
            : t('allows.month', { count: plan.visits_per_month })}
        </li>
        <li>{t('allows.plus', { count: plan.plus_visits_per_month })}</li>
      </ul>
      <Button
        fullWidth
        variant={recommended ? 'primary' : 'default'}
        loading={busy}
        disabled={disabled}
        onClick={onChoose}
      >
        {t('choose', { plan: name })}
      </Button>
    </article>
  );
}
