import type { Plan, Venue } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Numeral } from '#ui/layout/numeral.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from '../venue-page.module.css';

/** A plan with the visits that it includes at a venue of this tier; its price once published. */
export function PlanPrice({ plan, tier }: { plan: Plan; tier: Venue['tier'] }) {
  const { t } = useTranslation('public-pages');
  const { t: tVenues } = useTranslation('venues');
  const format = useFormat();
  const visits = tier === 'plus' ? plan.plus_visits_per_month : plan.visits_per_month;
  return (
    <Row as="li" align="baseline" className={classes.plan}>
      <Numeral size={4} className={classes.planName}>
        {tVenues(`planName.${plan.code}`)}
      </Numeral>
      <Text as="span" tone="quiet">
        {visits === null ? t('prices.noLimit') : t(`prices.${tier}`, { count: visits })}
      </Text>
      {plan.monthly_price && (
        <Text as="span" strong className={classes.planPrice}>
          {t('prices.perMonth', { price: format.money(plan.monthly_price) })}
        </Text>
      )}
    </Row>
  );
}
