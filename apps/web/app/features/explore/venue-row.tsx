import type { SessionAtVenue, VenueSummary, VenueWithClasses } from '@pulse/contract/client';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Floor } from '../../ui/floors/floor.tsx';
import { floorOfActivity } from '../../ui/floors/floor-of-activity.ts';
import { useFormat } from '../../ui/format/use-format.ts';
import type { Point } from './explore-address.ts';
import { LeaveBy } from './leave-by.tsx';
import { metresTo } from './metres-to.ts';
import { OpeningWords } from './opening-words.tsx';
import { SessionSlot } from './session-slot.tsx';
import { slotsToShow } from './session-state.ts';
import type { Position } from './use-position.ts';
import { VenueLine } from './venue-line.tsx';
import classes from './venue-row.module.css';

interface VenueRowProps {
  item: VenueWithClasses;
  date: string;
  selected: boolean;
  position: Position | null;
  /** From where the way is counted, when that is asked. */
  reach: Point | null;
  /** Set where a neighbour has the same drawing in the same colours. */
  palette: number | undefined;
  onSelect: (venueId: string) => void;
  onPick: (session: SessionAtVenue) => void;
  /** The button that makes a venue a favourite. */
  heartOf: (venue: VenueSummary) => ReactNode;
}

const mostSlots = 3;

/**
 * A venue and its next classes of the day; the cover shows it on the map. Drawn again only when
 * something of its own has changed: the list above it is drawn at each scroll.
 */
export const VenueRow = memo(function VenueRow(props: VenueRowProps) {
  const { item, date, selected, palette, heartOf, ...tell } = props;
  const { t } = useTranslation('explore');
  const format = useFormat();
  const { venue, sessions, sessions_total } = item;
  const shown = slotsToShow(sessions, mostSlots);
  const more = sessions_total - shown.length;
  const metres = metresTo(venue, tell.reach ?? tell.position);
  const href = `/app/venue/${venue.id}?date=${date}`;
  return (
    <div className={classes.row} data-selected={selected || undefined}>
      <div className={classes.cover}>
        {venue.cover_url ? (
          <img src={venue.cover_url} alt="" loading="lazy" />
        ) : (
          <Floor kind={floorOfActivity(venue.activities[0])} seed={venue.id} palette={palette} />
        )}
        {/* Beside the drawing, not around it: some floors carry numerals, which are no label. */}
        <button
          type="button"
          className={classes.show}
          aria-pressed={selected}
          aria-label={t('showOnMap', { name: venue.name })}
          onClick={() => tell.onSelect(venue.id)}
        />
      </div>
      <div className={classes.head}>
        <h2 className={classes.name}>
          <Link to={href} data-main>
            {venue.name}
          </Link>
        </h2>
        {metres !== null && <span className={classes.distance}>{format.distance(metres)}</span>}
        <span className={classes.heart}>{heartOf(venue)}</span>
      </div>
      <p className={classes.line}>
        <VenueLine venue={venue} />
      </p>
      {tell.reach && <LeaveBy venue={venue} sessions={sessions} from={tell.reach} />}
      <div className={classes.slots}>
        {shown.map((session) => (
          <SessionSlot key={session.id} session={session} onPick={tell.onPick} />
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
        {sessions_total === 0 && <OpeningWords venue={venue} />}
      </div>
    </div>
  );
});
