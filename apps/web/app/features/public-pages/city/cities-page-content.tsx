import type { PublicCity } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { CityLinks } from '../shared/city-links.tsx';
import classes from './city-page.module.css';

/** `/cities`: every city with venues, those with most first. */
export function CitiesPageContent({ cities }: { cities: readonly PublicCity[] }) {
  const { t } = useTranslation('public-pages');
  return (
    <div className={classes.overview}>
      <PageMeta path="/cities" title={t('cities.title')} description={t('cities.description')} />
      <PageTitle>{t('cities.title')}</PageTitle>
      <div className={classes.cities}>
        <CityLinks cities={cities} />
      </div>
    </div>
  );
}
