import type { VenuePage } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { List } from '#ui/layout/list.tsx';
import { Numeral } from '#ui/layout/numeral.tsx';
import { Text } from '#ui/layout/text.tsx';
import { Section } from '#ui/page/section.tsx';
import classes from '../venue-page.module.css';
import { PlanPrice } from './plan-price.tsx';

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
      <div className={classes.columns} data-of="prices">
        <div>
          <Heading level={3}>{t('prices.single')}</Heading>
          {drop_in && (
            <Numeral as="p" size={1} className={classes.price}>
              {single()}
            </Numeral>
          )}
          <Text tone="quiet" prose>
            {t(drop_in ? 'prices.singleText' : 'prices.singleNone')}
          </Text>
        </div>
        <div>
          <Heading level={3}>{t('prices.plan')}</Heading>
          <List className={classes.plans}>
            {plans.map((plan) => (
              <PlanPrice key={plan.code} plan={plan} tier={venue.tier} />
            ))}
          </List>
          {venue.tier === 'plus' && (
            <Text tone="quiet" prose>
              {t('prices.plus')}
            </Text>
          )}
          <ActionLink to="/pricing" className={classes.more}>
            {t('prices.more')}
          </ActionLink>
        </div>
      </div>
    </Section>
  );
}
