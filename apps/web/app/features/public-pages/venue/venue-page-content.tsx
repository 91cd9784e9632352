import type { VenuePage } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { Section } from '#ui/page/section.tsx';
import type { CityDrawing } from '../map/city-drawing.ts';
import { PublicContent } from '../shared/public-content.tsx';
import { VenueCards } from '../shared/venue-cards.tsx';
import { Coaches } from './coaches.tsx';
import { GoodToKnow } from './good-to-know/good-to-know.tsx';
import { VenueHero } from './hero/venue-hero.tsx';
import { NewestReviews } from './newest-reviews.tsx';
import { Prices } from './prices/prices.tsx';
import { Timetable } from './timetable.tsx';
import { VenueMeta } from './venue-meta.tsx';
import { WhereItIs } from './where-it-is.tsx';

interface VenuePageContentProps {
  page: VenuePage;
  /** The drawing of its city, where there is one. */
  drawing: CityDrawing | null;
}

/** `/venues/{slug}`: everything a visitor wants to know before joining. */
export function VenuePageContent({ page, drawing }: VenuePageContentProps) {
  const { t } = useTranslation('public-pages');
  const { t: tVenues } = useTranslation('venues');
  const { venue, nearby } = page;
  return (
    <PublicContent script="venue" id={venue.id} date={page.days[0]?.date}>
      <VenueMeta page={page} />
      <VenueHero page={page} />
      <Timetable page={page} />
      <Prices page={page} />
      <GoodToKnow venue={venue} today={page.days[0]?.date ?? ''} />
      {venue.trainers.length > 0 && (
        <Section title={tVenues('trainers')}>
          <Coaches venue={venue} />
        </Section>
      )}
      <NewestReviews page={page} />
      <WhereItIs venue={venue} drawing={drawing} />
      {nearby.length > 0 && (
        <Section title={t('venue.nearby')}>
          <VenueCards venues={nearby} />
        </Section>
      )}
    </PublicContent>
  );
}
