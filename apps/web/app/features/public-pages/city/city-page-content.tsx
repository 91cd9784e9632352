import type { CityPage } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { Section } from '#ui/page/section.tsx';
import type { CityDrawing } from '../map/city-drawing.ts';
import { CityMap } from '../map/city-map.tsx';
import { CityLinks } from '../shared/city-links.tsx';
import { PublicContent } from '../shared/public-content.tsx';
import { CityClasses } from './city-classes.tsx';
import { CityHero } from './city-hero.tsx';
import { CityMeta } from './city-meta.tsx';
import classes from './city-page.module.css';
import { CityVenues } from './city-venues.tsx';

interface CityPageContentProps {
  page: CityPage;
  /** The drawing of the city, where there is one. */
  drawing: CityDrawing | null;
}

/** `/cities/{slug}`: a city's next classes and its venues. */
export function CityPageContent({ page, drawing }: CityPageContentProps) {
  const { t } = useTranslation('public-pages');
  return (
    <PublicContent script="city" id={page.city.slug}>
      <CityMeta page={page} />
      <CityHero page={page} />
      <div className={classes.columns} data-drawn={drawing !== null || undefined}>
        <CityClasses page={page} />
        {drawing && <CityMap drawing={drawing} page={page} />}
      </div>
      <CityVenues page={page} />
      {page.nearby.length > 0 && (
        <Section title={t('city.others')}>
          <CityLinks cities={page.nearby} />
        </Section>
      )}
    </PublicContent>
  );
}
