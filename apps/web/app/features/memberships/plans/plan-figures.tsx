import type { EditedPlan } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Note } from '#ui/layout/note.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './plans.module.css';

/** What a plan costs and includes, and how many renew it. */
export function PlanFigures({ plan }: { plan: EditedPlan }) {
  const { t } = useTranslation('platform-memberships');
  const format = useFormat();
  const { visits_per_month: visits } = plan;
  const members = plan.agreed_prices.reduce((sum, one) => sum + one.members, 0);
  const figures = {
    monthly_price: format.money(plan.monthly_price),
    yearly_price: format.money(plan.yearly_price),
    classes_per_day: format.number(plan.classes_per_day),
    visits_per_month: visits === null ? t('noLimit') : format.number(visits),
    plus_visits_per_month: format.number(plan.plus_visits_per_month),
    members: format.number(members),
  };
  return (
    <dl className={classes.figures}>
      {(Object.keys(figures) as (keyof typeof figures)[]).map((name) => (
        <div key={name} className={classes.figure}>
          <Note as="dt">{t(`plans.figures.${name}`)}</Note>
          <Text as="dd" strong>
            {figures[name]}
          </Text>
        </div>
      ))}
    </dl>
  );
}
