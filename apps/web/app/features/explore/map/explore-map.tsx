import { Button } from '@mantine/core';
import { getMetaOptions, type SessionAtVenue, type VenueSummary } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '#light-translator';
import { toLanguage } from '#locales/languages.ts';
import { useNow } from '#ui/hooks/use-now.ts';
import { pageKeyOf } from '#ui/page/history-entry.ts';
import { createPageMemory } from '#ui/page/page-memory.ts';
import type { useExplore } from '../use-explore.ts';
import { type MapBox, VenueMap } from './canvas/index.ts';
import classes from './explore-map.module.css';
import { MapLegend } from './map-legend.tsx';
import { MapFailed, NoClassesOnMap } from './map-notice.tsx';
import { toMapPins, toVenueOnMap } from './map-pins.ts';
import { useSelectedVenue, useVenuesBesideList } from './map-queries.ts';
import {
  areaAboveCard,
  centreFor,
  centreOf,
  isInside,
  type MapView,
  toMapView,
} from './map-view.ts';
import { SelectedVenueCard } from './selected-venue-card.tsx';

interface ExploreMapProps {
  explore: ReturnType<typeof useExplore>;
  /** On a phone the docked card covers the lower part of the map. */
  narrow: boolean;
  hidden: boolean;
  onPick: (session: SessionAtVenue, venue: VenueSummary) => void;
  onLocate: () => void;
  /** Called when the card is closed; moves the focus. */
  onCloseCard: () => void;
  renderFavouriteButton: (venue: VenueSummary) => ReactNode;
}

/** A zoom that differs more from the requested one was changed by the user. */
const zoomTolerance = 0.4;

/** How often the pins of classes that have begun meanwhile recede. */
const PINS_FADE_EVERY_MS = 30_000;

/** The part of the map that was shown when the page was left. */
const viewMemory = createPageMemory<MapView>();

/** The map beside the list, with the same venues and selection; its visible area can be searched. */
export function ExploreMap({ explore, narrow, hidden, ...handlers }: ExploreMapProps) {
  const { search, change, place, position, items, date } = explore;
  const { t, translator } = useTranslation('explore');
  const meta = useQuery(getMetaOptions());
  const pageKey = pageKeyOf(useLocation());
  const [view, setView] = useState(() => viewMemory.read(pageKey) ?? toMapView(place, narrow));
  const [viewport, setViewport] = useState<{ box: MapBox; zoom: number } | null>(null);
  useEffect(() => {
    if (!viewport) return;
    viewMemory.write(pageKey, { center: centreOf(viewport.box), zoom: viewport.zoom });
  }, [pageKey, viewport]);
  const [hasMoved, setHasMoved] = useState(false);
  const now = useNow(PINS_FADE_EVERY_MS);
  const listed = useMemo(() => toMapPins(items.map(toVenueOnMap), now), [items, now]);
  const besideList = useVenuesBesideList(explore, !hidden);
  const pins = useMemo(() => {
    const ids = new Set(listed.map(({ id }) => id));
    return [...listed, ...toMapPins(besideList, now).filter(({ id }) => !ids.has(id))];
  }, [listed, besideList, now]);
  const { venuesQuery } = explore;
  const failed = venuesQuery.isError && items.length === 0;
  // Venues without a class come last, so that the first page says whether there is any.
  const noClasses =
    venuesQuery.isSuccess &&
    !venuesQuery.isPlaceholderData &&
    !explore.renderPending &&
    listed.every(({ state }) => state === 'past' || state === 'none');
  const selected = useSelectedVenue(explore);

  // On a phone the map replaces the list, so the focus moves to the selected venue's card.
  const card = useRef<HTMLElement>(null);
  const selectedId = selected?.venue.id;
  useEffect(() => {
    if (narrow && !hidden && selectedId) card.current?.focus({ preventScroll: true });
  }, [narrow, hidden, selectedId]);

  const placeKey = JSON.stringify(place);
  const [shownPlace, setShownPlace] = useState(placeKey);
  if (placeKey !== shownPlace) {
    setShownPlace(placeKey);
    // A search of the visible area must not move the map.
    if (place.kind !== 'box') setView(toMapView(place, narrow));
    setHasMoved(false);
  }

  // A venue selected in the list is moved into view unless it is visible.
  const [shownVenue, setShownVenue] = useState<string | null>(null);
  if (search.venue !== shownVenue && (!search.venue || (selected && viewport))) {
    setShownVenue(search.venue);
    if (selected && viewport) {
      const visibleBox = narrow ? areaAboveCard(viewport.box) : viewport.box;
      if (!isInside(visibleBox, selected.venue))
        setView({ center: centreFor(selected.venue, viewport.box, narrow), zoom: viewport.zoom });
    }
  }

  const showsNotice = (failed && narrow) || noClasses;
  const showsCaption =
    place.kind === 'lebanon' && !hasMoved && !showsNotice && !(narrow && selected);

  const searchHere = () => {
    if (!viewport) return;
    setView({ center: centreOf(viewport.box), zoom: viewport.zoom });
    setHasMoved(false);
    change({ place: { kind: 'box', box: viewport.box }, venue: null });
  };

  return (
    <section className={classes.map} aria-label={t('map')} inert={hidden} data-explore-map>
      <VenueMap
        venues={pins}
        selectedId={search.venue}
        onSelect={(venue) => change({ venue }, 'replace')}
        onMove={(box, { zoom, byUser }) => {
          setViewport({ box, zoom });
          if (byUser || Math.abs(zoom - view.zoom) > zoomTolerance) setHasMoved(true);
        }}
        onLocate={handlers.onLocate}
        userPosition={
          position.position && { lat: position.position.latitude, lng: position.position.longitude }
        }
        center={view.center}
        zoom={view.zoom}
        language={toLanguage(translator.language)}
        styleUrl={meta.data?.map_style_url}
        renderLegend={(kinds) => <MapLegend kinds={kinds} />}
      />
      {showsCaption && (
        <p className={classes.caption} data-above-map>
          {t('title.lebanon')}
        </p>
      )}
      {failed && narrow && <MapFailed explore={explore} />}
      {noClasses && <NoClassesOnMap explore={explore} />}
      {hasMoved && (
        <Button variant="filled" className={classes.searchHere} onClick={searchHere} data-above-map>
          {t('searchHere')}
        </Button>
      )}
      <div className={classes.dock}>
        {selected ? (
          <SelectedVenueCard
            item={selected}
            date={date}
            onPick={handlers.onPick}
            travel={search.travelFrom && { from: search.travelFrom, mode: search.travelMode }}
            favouriteButton={handlers.renderFavouriteButton(selected.venue)}
            ref={card}
            onClose={handlers.onCloseCard}
          />
        ) : null}
      </div>
    </section>
  );
}
