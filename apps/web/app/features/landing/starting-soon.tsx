import { IconMapPin2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '../../ui/action.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { CityMap } from './city-map.tsx';
import { countForms } from './count-forms.ts';
import { previewCities } from './preview-cities.ts';
import { Section } from './section.tsx';
import { SoonRow } from './soon-row.tsx';
import classes from './starting-soon.module.css';

/** What begins next in the reader's city, as a list and on the map, with the places left right now. */
export function StartingSoon() {
  const { t } = useTranslation('landing');
  const { t: shared } = useTranslation();
  return (
    <div
      data-slot="soon"
      data-state="loading"
      className={classes.soon}
      data-left={countForms((options) => shared('places.left', options))}
    >
      <Section title={t('soon.title')} lead={t('soon.lead')} ruled={false}>
        <fieldset className={classes.cities}>
          <legend className="visually-hidden">{t('soon.city')}</legend>
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
              <span data-slot="figures" data-words={t('soon.figures', samples)} />
              <ActionLink to="/app/explore" data-slot="map">
                <IconMapPin2 size={20} stroke={1.6} aria-hidden="true" />
                {t('soon.map')}
              </ActionLink>
            </p>
          </div>
          <div className={classes.list}>
            <div className={classes.loading}>
              <LoadingRows rows={6} height={92} />
            </div>
            <div className={classes.nothing}>
              <p data-slot="nothing-words" data-words={t('soon.nothingIn', samples)}>
                {t('soon.nothing')}
              </p>
              <ActionLink to="/app/explore">{t('soon.explore')}</ActionLink>
            </div>
            <ul className={classes.rows} data-slot="classes" />
            <SoonRow />
          </div>
        </div>
      </Section>
    </div>
  );
}

/** Marks where the page's script writes what only the API knows. */
const samples = { city: '{city}', venues: '{venues}', cities: '{cities}' };
