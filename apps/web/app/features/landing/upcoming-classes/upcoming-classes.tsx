import { IconMapPin2 } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { previewCities } from '#public-site/city-preview/preview-cities.ts';
import { writePluralForms } from '#public-site/templates/plural-forms.ts';
import { ActionLink } from '#ui/controls/action.tsx';
import { Choices } from '#ui/controls/choices.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { List } from '#ui/layout/list.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Section } from '#ui/page/section.tsx';
import { CityMap } from './city-map.tsx';
import { UpcomingClassTemplate } from './upcoming-class-template.tsx';
import classes from './upcoming-classes.module.css';

/** The upcoming classes of a city as a list and on a map, with the places left. */
export function UpcomingClasses() {
  const { t } = useTranslation('landing');
  const { t: shared } = useTranslation();
  const format = useFormat();
  return (
    <div
      data-slot="upcoming"
      data-state="loading"
      className={classes.upcoming}
      data-left={writePluralForms((options) => shared('places.left', options))}
    >
      <Section title={t('upcoming.title')} lead={t('upcoming.lead')} ruled={false}>
        <div className={classes.cities}>
          <Choices
            label={t('upcoming.city')}
            name="city"
            value={previewCities[0]?.slug ?? ''}
            choices={previewCities.map(({ slug, name }) => ({
              value: slug,
              name: <span translate="no">{format.city(name)}</span>,
            }))}
            wrap
          />
        </div>
        <div className={classes.columns}>
          <div>
            <CityMap />
            <Row as="p" align="center" justify="between" className={classes.totals}>
              <span data-slot="totals" data-text={t('upcoming.totals', placeholders)} />
              <ActionLink to="/find" data-slot="map">
                <IconMapPin2 size={20} stroke={1.6} aria-hidden="true" />
                {t('upcoming.map')}
              </ActionLink>
            </Row>
          </div>
          <div className={classes.classes}>
            <div className={classes.loading}>
              <LoadingRows rows={6} height={92} />
            </div>
            <Row align="center" justify="between" gap={4} className={classes.empty}>
              <p data-slot="empty-text" data-text={t('upcoming.emptyIn', placeholders)}>
                {t('upcoming.empty')}
              </p>
              <ActionLink to="/find">{t('upcoming.explore')}</ActionLink>
            </Row>
            <List className={classes.rows} data-slot="classes" />
            <UpcomingClassTemplate />
          </div>
        </div>
      </Section>
    </div>
  );
}

/** Placeholders that the page's script replaces by values from the API. */
const placeholders = { city: '{city}', venues: '{venues}', cities: '{cities}' };
