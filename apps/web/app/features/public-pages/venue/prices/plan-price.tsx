import type { Plan, Venue } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import classes from './prices.module.css';

/** A plan with the visits that it includes at a venue of this tier; its price once published. */
export function PlanPrice({ plan, tier }: { plan: Plan; tier: Venue['tier'] }) {
  const { t } = useTranslation('public-pages');
  const { t: tVenues } = useTranslation('venues');
  const format = useFormat();
  const visits = tier === 'plus' ? plan.plus_visits_per_month : plan.visits_per_month;
  return (
    <li className={classes.plan}>
      <span className={classes.planName}>{tVenues(`planName.${plan.code}`)}</span>
      <span className={classes.text}>
        {visits === null ? t('prices.noLimit') : t(`prices.${tier}`, { count: visits })}
      </span>
      {plan.monthly_price && (
        <span className={classes.planPrice}>
          {t('prices.perMonth', { price: format.money(plan.monthly_price) })}
        </span>
      )}
    </li>
  );
}
