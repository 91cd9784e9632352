import { useElementSize, useMediaQuery } from '@mantine/hooks';
import type { SessionAtVenue, VenueSummary } from '@pulse/contract/client';
import { IconList, IconMap } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { Action } from '#ui/controls/action.tsx';
import { RollingText } from '#ui/display/figures/rolling-text.tsx';
import { createPageMemory, usePageState } from '#ui/page/page-memory.ts';
import classes from './explore.module.css';
import { ExploreHeader } from './explore-header.tsx';
import { SearchResults } from './results/search-results.tsx';
import type { VenueListHandle } from './results/venue-list.tsx';
import { useExplore } from './use-explore.ts';
import { usePageShortcuts } from './use-page-shortcuts.ts';

const InterpretAddress = lazy(async () => ({
  default: (await import('./address/interpret-address.tsx')).InterpretAddress,
}));

const ExploreMap = lazy(async () => ({
  default: (await import('./map/explore-map.tsx')).ExploreMap,
}));

const mapShownMemory = createPageMemory<boolean>();

interface ExploreProps {
  onPick: (session: SessionAtVenue, venue: VenueSummary) => void;
  /** The button that makes a venue a favourite. */
  renderFavouriteButton: (venue: VenueSummary) => ReactNode;
}

/** The explore page: day, place and filters above a list and a map of the same venues. */
export function Explore({ onPick, renderFavouriteButton }: ExploreProps) {
  const { t } = useTranslation('explore');
  const explore = useExplore();
  const { search, change, goTo, position } = explore;
  const [mapShown, setMapShown] = usePageState(mapShownMemory, false);
  // A phone loads the map, a quarter megabyte, when it is first shown.
  const [mapRequested, setMapRequested] = useState(mapShown);
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<VenueListHandle>(null);
  const searchField = useRef<HTMLInputElement>(null);
  // On a phone the title and the search scroll away; days and filters stay.
  const narrow = useMediaQuery('(max-width: 47.99em)', false, {
    getInitialValueInEffect: false,
  });
  const intro = useElementSize();
  const tools = useElementSize();
  const nearMe = () => void position.locate((found) => goTo({ kind: 'near', ...found }));
  const showMap = useCallback(() => {
    setMapShown(true);
    setMapRequested(true);
  }, [setMapShown]);
  const showsMapOnly = narrow && mapShown;

  const closeCard = () => {
    const { venue } = search;
    if (!venue) return;
    const focusIsLost = isFocusInMap();
    change({ venue: null }, 'replace');
    if (!focusIsLost) return;
    if (showsMapOnly) focusVenuePin(venue);
    else list.current?.focus(venue);
  };
  usePageShortcuts({ searchField, onEnterList: () => list.current?.focus(), onEscape: closeCard });

  const listEndsWithActions = explore.isEmpty || explore.isFull;
  return (
    <div
      className={classes.page}
      data-map={mapShown || undefined}
      data-switch-below={listEndsWithActions || undefined}
      data-selected={search.venue ? true : undefined}
      style={showsMapOnly ? { paddingBlockStart: intro.height + tools.height } : undefined}
    >
      {explore.mustInterpret && (
        <Suspense>
          <InterpretAddress
            q={search.q}
            fallback={explore.place}
            onChange={(part) => change(part, 'replace')}
          />
        </Suspense>
      )}
      <div ref={scroller} className={classes.column}>
        <ExploreHeader
          explore={explore}
          onNearMe={nearMe}
          searchField={searchField}
          introRef={intro.ref}
          toolsRef={tools.ref}
          scrollOffset={narrow && !mapShown ? intro.height : 0}
        />
        <SearchResults
          explore={explore}
          list={list}
          scroller={scroller}
          stickyHeight={narrow ? tools.height : intro.height + tools.height}
          mapVisible={!narrow}
          hidden={showsMapOnly}
          onShowMap={showMap}
          onPick={onPick}
          renderFavouriteButton={renderFavouriteButton}
        />
      </div>
      {(!narrow || mapRequested) && (
        <Suspense fallback={<section className={classes.blank} />}>
          <ExploreMap
            explore={explore}
            narrow={narrow}
            hidden={narrow && !mapShown}
            onPick={onPick}
            onLocate={nearMe}
            onCloseCard={closeCard}
            renderFavouriteButton={renderFavouriteButton}
          />
        </Suspense>
      )}
      <Action
        variant={listEndsWithActions && !mapShown ? 'default' : 'filled'}
        className={classes.switch}
        data-above-map={mapShown || undefined}
        onClick={mapShown ? () => setMapShown(false) : showMap}
      >
        {mapShown ? (
          <IconList size={20} stroke={1.8} aria-hidden="true" />
        ) : (
          <IconMap size={20} stroke={1.8} aria-hidden="true" />
        )}
        {mapShown ? <ShowListLabel explore={explore} /> : t('showMap')}
      </Action>
    </div>
  );
}

/** What the list has: "Show 23 venues"; while that is unknown, "List". */
function ShowListLabel({ explore }: { explore: ReturnType<typeof useExplore> }) {
  const { t } = useTranslation('explore');
  const { total, isTotalMinimum, venuesQuery } = explore;
  const label =
    total === 0 || venuesQuery.isPlaceholderData
      ? t('showList')
      : t(isTotalMinimum ? 'showVenuesAtLeast' : 'showVenues', { count: total });
  return <RollingText>{label}</RollingText>;
}

/** Whether closing the card removes the focused element: a control of the card, or its pin. */
function isFocusInMap(): boolean {
  const { activeElement } = document;
  return activeElement === document.body || activeElement?.closest('[data-explore-map]') != null;
}

/** Focuses a venue's pin after its card was closed, in the next frame, which renders the pin. */
function focusVenuePin(venueId: string): void {
  requestAnimationFrame(() => {
    const pin = document.querySelector<HTMLElement>(`[data-venue="${CSS.escape(venueId)}"]`);
    const map = document.querySelector<HTMLElement>('[data-explore-map] canvas');
    (pin ?? map)?.focus({ preventScroll: true });
  });
}
