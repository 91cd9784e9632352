import type { CityPage } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Text } from '#ui/layout/text.tsx';
import { Breadcrumb } from '../shared/breadcrumb.tsx';
import classes from './city-hero.module.css';

/** The city's name, how many venues it has, and the way in. */
export function CityHero({ page: { city } }: { page: CityPage }) {
  const { t } = useTranslation('public-pages');
  const format = useFormat();
  return (
    <div>
      <Breadcrumb
        above={[{ to: '/cities', name: t('cities.name') }]}
        current={format.city(city.name)}
      />
      <div className={classes.hero}>
        <h1 className={classes.name}>{format.city(city.name)}</h1>
        <div>
          <Text size="lead" tone="quiet" className={classes.lead}>
            {t('city.lead', { count: city.venues })}
          </Text>
          <ActionLink to="/auth?mode=sign-up" variant="primary" size="large">
            {t('city.start')}
          </ActionLink>
        </div>
      </div>
    </div>
  );
}
