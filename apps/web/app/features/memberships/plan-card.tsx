import { Button } from '@mantine/core';
import type { Plan } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { MoneyText } from '#ui/display/money-text.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { List } from '#ui/layout/list.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './choose-plan.module.css';

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
    <Card as="article" className={classes.card} data-recommended={recommended || undefined}>
      <Heading size={2}>{name}</Heading>
      {price && (
        <Text tone="quiet">
          <span className={classes.amount}>
            <MoneyText money={price} />
          </span>{' '}
          {t(`per.${interval}`)}
        </Text>
      )}
      <List className={classes.included}>
        <li>{t('allows.day', { count: plan.classes_per_day })}</li>
        <li>
          {plan.visits_per_month === null
            ? t('allows.unlimited')
            : t('allows.month', { count: plan.visits_per_month })}
        </li>
        <li>{t('allows.plus', { count: plan.plus_visits_per_month })}</li>
      </List>
      <Button
        fullWidth
        variant={recommended ? 'primary' : 'default'}
        loading={busy}
        disabled={disabled}
        onClick={onChoose}
      >
        {t('choose', { plan: name })}
      </Button>
    </Card>
  );
}
