import type { SessionAtVenue, VenueSummary, VenueWithClasses } from '@pulse/contract/client';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { CoverArt } from '../../../ui/cover-art/cover-art.tsx';
import { coverArtOfActivity } from '../../../ui/cover-art/cover-art-of-activity.ts';
import { CoverPhoto } from '../../../ui/display/cover-photo.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { limitShownDistance } from '../../../ui/location/shown-distance.ts';
import { LeaveBy, type Travel } from './leave-by.tsx';
import { OpeningNote } from './opening-note.tsx';
import { SessionSlot } from './session-slot.tsx';
import { slotsToShow } from './session-state.ts';
import classes from './venue-row.module.css';

interface VenueRowProps {
  item: VenueWithClasses;
  date: string;
  selected: boolean;
  travel: Travel | null;
  /** Overrides the palette where the previous venue looks the same. */
  palette: number | undefined;
  onSelect: (venueId: string) => void;
  onPick: (session: SessionAtVenue) => void;
  /** The button that makes a venue a favourite. */
  renderFavouriteButton: (venue: VenueSummary) => ReactNode;
}

const maxSlots = 3;

/**
 * A venue and its next classes of the day; the cover selects it on the map. Memoised because the list
 * is rendered at each scroll.
 */
export const VenueRow = memo(function VenueRow(props: VenueRowProps) {
  const { item, date, selected, palette, renderFavouriteButton, ...rest } = props;
  const { t } = useTranslation('explore');
  const format = useFormat();
  const { venue, sessions, sessions_total } = item;
  const shown = slotsToShow(sessions, maxSlots);
  const more = sessions_total - shown.length;
  const distance = limitShownDistance(venue.distance_m);
  const href = `/app/venue/${venue.id}?date=${date}`;
  return (
    <div className={classes.row} data-selected={selected || undefined}>
      <div className={classes.cover}>
        {venue.cover_url ? (
          <CoverPhoto
            url={venue.cover_url}
            sources={venue.cover_sources}
            sizes="(min-width: 48em) 136px, 88px"
          />
        ) : (
          <CoverArt
            kind={coverArtOfActivity(venue.activities[0])}
            seed={venue.id}
            palette={palette}
          />
        )}
        {/* Not around the drawing: the numerals in some cover art would become part of its label. */}
        <button
          type="button"
          className={classes.showOnMap}
          aria-pressed={selected}
          aria-label={t('showOnMap', { name: venue.name })}
          onClick={() => rest.onSelect(venue.id)}
        />
      </div>
      <div className={classes.head}>
        <h2 className={classes.name}>
          <Link to={href} data-main>
            {venue.name}
          </Link>
        </h2>
        {distance !== null && <span className={classes.distance}>{format.distance(distance)}</span>}
        <span className={classes.favourite}>{renderFavouriteButton(venue)}</span>
      </div>
      <p className={classes.subtitle}>
        <VenueSubtitle venue={venue} />
      </p>
      {rest.travel && <LeaveBy venue={venue} sessions={sessions} {...rest.travel} />}
      <div className={classes.slots}>
        {shown.map((session) => (
          <SessionSlot key={session.id} session={session} onPick={rest.onPick} />
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
        {sessions_total === 0 && <OpeningNote venue={venue} />}
      </div>
    </div>
  );
});

/** The venue's activities and where it is: "Yoga and breathwork. Plus venue, Mar Mikhael". */
function VenueSubtitle({ venue }: { venue: VenueSummary }) {
  const { t } = useTranslation('explore');
  const { t: shared } = useTranslation();
  const names = venue.activities.slice(0, 2).map((activity) => shared(`activity.${activity}`));
  const place = venue.district || venue.city;
  const where = venue.tier === 'plus' ? t('plusVenue', { place }) : place;
  return [useFormat().list(names), where].filter(Boolean).join('. ');
}
