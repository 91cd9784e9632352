import type { SessionAtVenue, VenueSummary, VenueWithClasses } from '@pulse/contract/client';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import type { CoverLook } from '#ui/cover-art/cover-file.ts';
import { VenueCover } from '#ui/cover-art/venue-cover.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/layout/text.tsx';
import { limitShownDistance } from '#ui/location/shown-distance.ts';
import { useVenueHref } from '../visitor.ts';
import { LeaveBy, type Travel } from './leave-by.tsx';
import { OpeningNote } from './opening-note.tsx';
import classes from './results.module.css';
import { SessionSlot } from './session-slot.tsx';
import { maxSlots, slotsToShow } from './session-state.ts';
import { VenueRatingAndPrice } from './venue-rating-and-price.tsx';

interface VenueRowProps {
  item: VenueWithClasses;
  date: string;
  selected: boolean;
  travel: Travel | null;
  /** How its cover looks among its neighbours. */
  look: CoverLook | undefined;
  onSelect: (venueId: string) => void;
  onPick: (session: SessionAtVenue, venue: VenueSummary) => void;
  /** The button that makes a venue a favourite. */
  renderFavouriteButton: (venue: VenueSummary) => ReactNode;
}

/**
 * A venue and its next classes of the day; the cover selects it on the map. Memoised because the list
 * is rendered at each scroll.
 */
export const VenueRow = memo(function VenueRow(props: VenueRowProps) {
  const { item, date, selected, look, renderFavouriteButton, ...rest } = props;
  const { t } = useTranslation('explore');
  const format = useFormat();
  const { venue, sessions, sessions_total } = item;
  const shown = slotsToShow(sessions, maxSlots);
  const more = sessions_total - shown.length;
  const distance = limitShownDistance(venue.distance_m);
  const href = useVenueHref()(venue.id, date);
  return (
    <div className={classes.row} data-selected={selected || undefined}>
      <div className={classes.cover}>
        <VenueCover
          venue={venue}
          activity={venue.activities[0]}
          sources={venue.cover_sources}
          sizes="(min-width: 48em) 136px, 88px"
          look={look}
          className={classes.image}
        />
        <button
          type="button"
          className={classes.showOnMap}
          aria-pressed={selected}
          aria-label={t('showOnMap', { name: venue.name })}
          onClick={() => rest.onSelect(venue.id)}
        />
      </div>
      <Row align="baseline" justify="between" wrap={false}>
        <Heading>
          <Link to={href} data-main>
            {venue.name}
          </Link>
        </Heading>
        {distance !== null && (
          <Text as="span" size="small" tone="quiet" className={classes.distance}>
            {format.distance(distance)}
          </Text>
        )}
        <span className={classes.favourite}>{renderFavouriteButton(venue)}</span>
      </Row>
      <Text size="small" tone="quiet" className={classes.subtitle}>
        <VenueSubtitle venue={venue} />
      </Text>
      <VenueRatingAndPrice venue={venue} sessions={sessions} />
      {rest.travel && <LeaveBy venue={venue} sessions={sessions} {...rest.travel} />}
      <Row gap={2} align="center" className={classes.slots}>
        {shown.map((session) => (
          <SessionSlot
            key={session.id}
            session={session}
            onPick={(picked) => rest.onPick(picked, venue)}
          />
        ))}
        {more > 0 && (
          <Link
            to={href}
            className={classes.more}
            aria-label={t('moreAt', { count: more, name: venue.name })}
          >
            {t('more', { count: more })}
          </Link>
        )}
        {sessions_total === 0 && <OpeningNote venue={venue} lastStarted={item.last_started} />}
      </Row>
    </div>
  );
});

/** The venue's activities and where it is: "Yoga and breathwork. Mar Mikhael". */
function VenueSubtitle({ venue }: { venue: VenueSummary }) {
  const { t: shared } = useTranslation();
  const names = venue.activities.slice(0, 2).map((activity) => shared(`activity.${activity}`));
  const format = useFormat();
  return [format.list(names), venue.district || format.city(venue.city)].filter(Boolean).join('. ');
}
