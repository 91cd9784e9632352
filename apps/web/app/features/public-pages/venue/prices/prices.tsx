import type { VenuePage } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Section } from '#ui/page/section.tsx';
import { PlanPrice } from './plan-price.tsx';
import classes from './prices.module.css';

/** What a visit costs: one class by itself, and the plans that include it. */
export function Prices({ page: { venue, drop_in, plans } }: { page: VenuePage }) {
  const { t } = useTranslation('public-pages');
  const format = useFormat();
  const single = () => {
    if (!drop_in) return null;
    const [lowest, highest] = [format.money(drop_in.lowest), format.money(drop_in.highest)];
    return lowest === highest ? lowest : t('prices.range', { lowest, highest });
  };
  return (
    <Section anchor="prices" title={t('prices.title')} lead={t('prices.lead')}>
      <div className={classes.columns}>
        <div className={classes.single}>
          <h3 className={classes.heading}>{t('prices.single')}</h3>
          {drop_in && <p className={classes.price}>{single()}</p>}
          <p className={classes.text}>{t(drop_in ? 'prices.singleText' : 'prices.singleNone')}</p>
        </div>
        <div>
          <h3 className={classes.heading}>{t('prices.plan')}</h3>
          <ul className={classes.plans}>
            {plans.map((plan) => (
              <PlanPrice key={plan.code} plan={plan} tier={venue.tier} />
            ))}
          </ul>
          {venue.tier === 'plus' && <p className={classes.text}>{t('prices.plus')}</p>}
          <ActionLink to="/pricing" className={classes.more}>
            {t('prices.more')}
          </ActionLink>
        </div>
      </div>
    </Section>
  );
}
