import { Button } from '@mantine/core';
import type { Plan } from '@pulse/contract/client';
import { addBillingMonths, billingMonthsIn } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import { MoneyText } from '#ui/display/money-text.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { List } from '#ui/layout/list.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './choose-plan.module.css';
import { priceSentence, yearlySaving } from './membership-sentences.ts';

interface PlanCardProps {
  plan: Plan;
  interval: 'month' | 'year';
  /** The member's time zone, in which the first renewal is shown. */
  timeZone: string;
  busy: boolean;
  disabled: boolean;
  recommended: boolean;
  onChoose: () => void;
}

/** One plan: what it includes, what is paid today and from when on again, and the button to choose it. */
export function PlanCard(props: PlanCardProps) {
  const { plan, interval, timeZone, busy, disabled, recommended, onChoose } = props;
  const { t } = useTranslation('memberships');
  const format = useFormat();
  const price = interval === 'month' ? plan.monthly_price : plan.yearly_price;
  const name = t(`plan.${plan.code}`);
  const renewsAt = addBillingMonths(Date.now(), billingMonthsIn(interval));
  const saving =
    interval === 'year' && plan.monthly_price && plan.yearly_price
      ? yearlySaving(plan.monthly_price, plan.yearly_price)
      : null;
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
      {saving && <Note>{t('price.saves', { amount: format.money(saving) })}</Note>}
      {price && (
        <Note>{priceSentence({ price, interval, renewsAt }, { t, format, timeZone })}</Note>
      )}
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
