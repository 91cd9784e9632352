import type { CityPage } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Section } from '#ui/page/section.tsx';
import { VenueCards } from '../shared/venue-cards.tsx';
import { ActivityLinks } from './activity-links.tsx';
import classes from './city-page.module.css';

/** One page of the city's venues, all of them or those with an activity. */
export function CityVenues({ page }: { page: CityPage }) {
  const { t } = useTranslation('public-pages');
  const format = useFormat();
  const { city, activity, venues, next_cursor } = page;
  const address = (cursor: string) =>
    `/cities/${city.slug}?${new URLSearchParams({ ...(activity && { activity }), cursor })}#venues`;
  return (
    <Section
      anchor="venues"
      title={t('city.venues', { city: format.city(city.name) })}
      ruled={false}
    >
      <ActivityLinks page={page} />
      <VenueCards venues={venues} />
      {next_cursor && (
        <ActionLink to={address(next_cursor)} className={classes.more}>
          {t('city.more')}
        </ActionLink>
      )}
    </Section>
  );
}
