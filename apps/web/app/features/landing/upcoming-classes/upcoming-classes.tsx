import { IconMapPin2 } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { previewCities } from '../../../../public-site/city-preview/preview-cities.ts';
import { writePluralForms } from '../../../../public-site/templates/write-plural-forms.ts';
import { ActionLink } from '../../../ui/controls/action.tsx';
import { LoadingRows } from '../../../ui/feedback/loading-rows.tsx';
import { Section } from '../sections/section.tsx';
import { CityMap } from './city-map.tsx';
import { UpcomingClassTemplate } from './upcoming-class-template.tsx';
import classes from './upcoming-classes.module.css';

/** What begins next in the reader's city, as a list and on the map, with the places left right now. */
export function UpcomingClasses() {
  const { t } = useTranslation('landing');
  const { t: shared } = useTranslation();
  return (
    <div
      data-slot="soon"
      data-state="loading"
      className={classes.soon}
      data-left={writePluralForms((options) => shared('places.left', options))}
    >
      <Section title={t('upcoming.title')} lead={t('upcoming.lead')} ruled={false}>
        <fieldset className={classes.cities}>
          <legend className="visually-hidden">{t('upcoming.city')}</legend>
          {previewCities.map(({ slug, name }, index) => (
            <label key={slug} className={classes.city}>
              <input
                type="radio"
                name="city"
                value={slug}
                defaultChecked={index === 0}
                className="visually-hidden"
              />
              <span translate="no">{name}</span>
            </label>
          ))}
        </fieldset>
        <div className={classes.halves}>
          <div>
            <CityMap />
            <p className={classes.figures}>
              <span data-slot="figures" data-words={t('upcoming.totals', placeholders)} />
              <ActionLink to="/app/explore" data-slot="map">
                <IconMapPin2 size={20} stroke={1.6} aria-hidden="true" />
                {t('upcoming.map')}
              </ActionLink>
            </p>
          </div>
          <div className={classes.list}>
            <div className={classes.loading}>
              <LoadingRows rows={6} height={92} />
            </div>
            <div className={classes.nothing}>
              <p data-slot="nothing-words" data-words={t('upcoming.emptyIn', placeholders)}>
                {t('upcoming.empty')}
              </p>
              <ActionLink to="/app/explore">{t('upcoming.explore')}</ActionLink>
            </div>
            <ul className={classes.rows} data-slot="classes" />
            <UpcomingClassTemplate />
          </div>
        </div>
      </Section>
    </div>
  );
}

/** Marks where the page's script writes what only the API knows. */
const placeholders = { city: '{city}', venues: '{venues}', cities: '{cities}' };
