import { useElementSize, useMediaQuery } from '@mantine/hooks';
import type { SessionAtVenue } from '@pulse/contract/client';
import { IconList, IconMap } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayStrip } from '../../ui/day-strip.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import classes from './explore.module.css';
import { ExploreMap } from './explore-map.tsx';
import { ExploreTitle } from './explore-title.tsx';
import { FilterBar } from './filter-bar.tsx';
import { IdleDay } from './idle-day.tsx';
import { NoVenues } from './no-venues.tsx';
import { PlaceSearch } from './place-search.tsx';
import { useExplore } from './use-explore.ts';
import { rowHeight, VenueList } from './venue-list.tsx';

/** Finding a class: day, place and filters over a list and a map that move together. */
export function Explore({ onPick }: { onPick: (session: SessionAtVenue) => void }) {
  const { t } = useTranslation('explore');
  const explore = useExplore();
  const { search, change, place, goTo, position, today, date, days, answer, items } = explore;
  const [mapShown, setMapShown] = useState(false);
  // A phone fetches the map, a quarter megabyte, when somebody wants it.
  const [mapWanted, setMapWanted] = useState(false);
  const scroller = useRef<HTMLDivElement>(null);
  // On a phone title and search scroll away; days and filters stay.
  const narrow = useMediaQuery('(max-width: 47.99em)', false, {
    getInitialValueInEffect: false,
  });
  const intro = useElementSize();
  const tools = useElementSize();
  const nearMe = () => position.locate((found) => goTo({ kind: 'near', ...found }));
  const showMap = (shown: boolean) => {
    setMapShown(shown);
    setMapWanted(true);
  };
  const refused = position.state === 'denied' || position.state === 'unavailable';

  return (
    <div
      className={classes.page}
      data-map={mapShown || undefined}
      data-selected={search.venue ? true : undefined}
    >
      <div ref={scroller} className={classes.column} inert={narrow && mapShown}>
        <header className={classes.header} style={{ insetBlockStart: narrow ? -intro.height : 0 }}>
          <div ref={intro.ref} className={classes.intro}>
            <ExploreTitle place={place} date={date} today={today} />
            <PlaceSearch
              q={search.q}
              onChange={change}
              onPlace={(city) => goTo(city, { q: '' })}
              onNearMe={nearMe}
              positionState={position.state}
            />
            {refused && (
              <p role="status" className={classes.refused}>
                {t(`position.${position.state === 'denied' ? 'denied' : 'unavailable'}`)}
              </p>
            )}
          </div>
          <div ref={tools.ref} className={classes.tools}>
            <DayStrip
              days={days}
              value={date}
              onChange={(day) => change({ date: day === today ? null : day })}
              today={{ date: today, word: t('today') }}
              label={t('day')}
            />
            <FilterBar search={search} onChange={change} />
          </div>
        </header>
        <LiveRegion>{answer.isSuccess && t('foundCount', { count: items.length })}</LiveRegion>
        {answer.isPending && <LoadingRows rows={6} height={rowHeight} />}
        {answer.isError && (
          <div className={classes.state}>
            <ErrorState error={answer.error} onRetry={() => answer.refetch()} />
          </div>
        )}
        {answer.isSuccess && items.length === 0 && (
          <NoVenues search={search} place={place} date={date} onChange={change} onPlace={goTo} />
        )}
        {items[0]?.sessions_total === 0 && <IdleDay date={date} onChange={change} />}
        {items.length > 0 && (
          <VenueList
            items={items}
            date={date}
            selectedId={search.venue}
            position={position.position}
            scroller={scroller}
            covered={narrow ? tools.height : intro.height + tools.height}
            hasMore={answer.hasNextPage}
            loadingMore={answer.isFetchingNextPage}
            onMore={() => answer.fetchNextPage()}
            onSelect={(venue) => {
              change({ venue });
              showMap(true);
            }}
            onPick={onPick}
          />
        )}
      </div>
      {(!narrow || mapWanted) && (
        <ExploreMap
          explore={explore}
          narrow={narrow}
          hidden={narrow && !mapShown}
          onPick={onPick}
          onLocate={nearMe}
        />
      )}
      <button type="button" className={classes.switch} onClick={() => showMap(!mapShown)}>
        {mapShown ? (
          <IconList size={20} stroke={1.8} aria-hidden="true" />
        ) : (
          <IconMap size={20} stroke={1.8} aria-hidden="true" />
        )}
        {t(mapShown ? 'showList' : 'showMap')}
      </button>
    </div>
  );
}
