import { Radio, SegmentedControl } from '@mantine/core';
import type { Plan } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Stack } from '#ui/layout/stack.tsx';
import classes from './change-plan.module.css';
import type { PlanSelection } from './use-plan-selection.ts';

interface PlanChoicesProps {
  plans: readonly Plan[];
  /** The plan that the member has. */
  present: Plan['code'];
  selection: PlanSelection;
  onSelect: (chosen: Partial<PlanSelection>) => void;
}

/** The interval and the plans with their prices, one of each chosen. */
export function PlanChoices({ plans, present, selection, onSelect }: PlanChoicesProps) {
  const { t } = useTranslation('memberships');
  const { t: changes } = useTranslation('membership-changes');
  const format = useFormat();
  const { billing_interval: interval } = selection;
  const choosePlan = (code: string) => {
    const plan = plans.find((one) => one.code === code);
    if (plan) onSelect({ plan_code: plan.code });
  };
  const describe = (plan: Plan) => {
    const price = interval === 'month' ? plan.monthly_price : plan.yearly_price;
    const visits =
      plan.visits_per_month === null
        ? t('allows.unlimited')
        : t('allows.month', { count: plan.visits_per_month });
    return [
      price && `${format.money(price)} ${t(`per.${interval}`)}`,
      t('allows.day', { count: plan.classes_per_day }),
      visits,
      t('allows.plus', { count: plan.plus_visits_per_month }),
    ]
      .filter((part) => part !== null)
      .map((part) => <span key={part}>{part}</span>);
  };
  return (
    <Stack className={classes.choices}>
      <SegmentedControl
        value={interval}
        onChange={(value) => onSelect({ billing_interval: value === 'year' ? 'year' : 'month' })}
        data={[
          { value: 'month', label: t('interval.month') },
          { value: 'year', label: t('interval.year') },
        ]}
        aria-label={t('interval.label')}
      />
      <Radio.Group
        size="md"
        label={t('plans')}
        value={selection.plan_code}
        onChange={choosePlan}
        classNames={{ label: 'visually-hidden' }}
      >
        <Stack gap={3}>
          {plans.map((plan) => (
            <Radio
              key={plan.code}
              value={plan.code}
              label={
                plan.code === present
                  ? changes('change.yours', { plan: t(`plan.${plan.code}`) })
                  : t(`plan.${plan.code}`)
              }
              description={describe(plan)}
              classNames={{
                root: classes.plan,
                label: classes.name,
                description: classes.included,
              }}
            />
          ))}
        </Stack>
      </Radio.Group>
    </Stack>
  );
}
