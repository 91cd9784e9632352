import { Button } from '@mantine/core';
import { getMetaOptions, type SessionAtVenue, type VenueSummary } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { toLanguage } from '../../../locales/languages.ts';
import type { useExplore } from '../use-explore.ts';
import { type MapBox, VenueMap } from './canvas/index.ts';
import classes from './explore-map.module.css';
import { MapLegend } from './map-legend.tsx';
import { toMapPins } from './map-pins.ts';
import { areaAboveCard, centreFor, isInside, middleOf, toMapView } from './map-view.ts';
import { SelectedVenueCard } from './selected-venue-card.tsx';

interface ExploreMapProps {
  explore: ReturnType<typeof useExplore>;
  /** On a phone the docked card covers the lower part. */
  narrow: boolean;
  hidden: boolean;
  onPick: (session: SessionAtVenue) => void;
  onLocate: () => void;
  /** The card was closed: the focus must go somewhere. */
  onCloseCard: () => void;
  renderFavouriteButton: (venue: VenueSummary) => ReactNode;
}

/** A zoom that differs by this much from the one asked for was somebody's own doing. */
const zoomTolerance = 0.4;

/** The map beside the list: the same venues, the same selection, and a way to search where it lies. */
export function ExploreMap({ explore, narrow, hidden, ...handlers }: ExploreMapProps) {
  const { search, change, place, position, items, date } = explore;
  const { t, translator } = useTranslation('explore');
  const meta = useQuery(getMetaOptions());
  const [view, setView] = useState(() => toMapView(place));
  const [viewport, setViewport] = useState<{ box: MapBox; zoom: number } | null>(null);
  const [hasMoved, setHasMoved] = useState(false);
  const pins = useMemo(() => toMapPins(items), [items]);
  const selected = items.find((item) => item.venue.id === search.venue);

  // On a phone the list gives way to the map, and the focus goes along to what was chosen.
  const card = useRef<HTMLElement>(null);
  const selectedId = selected?.venue.id;
  useEffect(() => {
    if (narrow && !hidden && selectedId) card.current?.focus({ preventScroll: true });
  }, [narrow, hidden, selectedId]);

  const placeKey = JSON.stringify(place);
  const [shownPlace, setShownPlace] = useState(placeKey);
  if (placeKey !== shownPlace) {
    setShownPlace(placeKey);
    // A search where the map lies must not move it.
    if (place.kind !== 'box') setView(toMapView(place));
    setHasMoved(false);
  }

  // A venue chosen in the list comes into the picture; one that is in it stays where it is.
  const [shownVenue, setShownVenue] = useState<string | null>(null);
  if (search.venue !== shownVenue && (!search.venue || (selected && viewport))) {
    setShownVenue(search.venue);
    if (selected && viewport) {
      const visibleBox = narrow ? areaAboveCard(viewport.box) : viewport.box;
      if (!isInside(visibleBox, selected.venue))
        setView({ center: centreFor(selected.venue, viewport.box, narrow), zoom: viewport.zoom });
    }
  }

  const searchHere = () => {
    if (!viewport) return;
    setView({ center: middleOf(viewport.box), zoom: viewport.zoom });
    setHasMoved(false);
    change({ place: { kind: 'box', box: viewport.box }, venue: null });
  };

  return (
    <section className={classes.map} aria-label={t('map')} inert={hidden} data-explore-map>
      <VenueMap
        venues={pins}
        selectedId={search.venue}
        onSelect={(venue) => change({ venue }, 'aside')}
        onMove={(box, { zoom, byPerson }) => {
          setViewport({ box, zoom });
          if (byPerson || Math.abs(zoom - view.zoom) > zoomTolerance) setHasMoved(true);
        }}
        onLocate={handlers.onLocate}
        userPosition={
          position.position && { lat: position.position.latitude, lng: position.position.longitude }
        }
        center={view.center}
        zoom={view.zoom}
        language={toLanguage(translator.language)}
        styleUrl={meta.data?.map_style_url}
      />
      {hasMoved && (
        <Button variant="filled" className={classes.searchHere} onClick={searchHere}>
          {t('searchHere')}
        </Button>
      )}
      <div className={classes.dock}>
        {selected ? (
          <SelectedVenueCard
            item={selected}
            date={date}
            position={position.position}
            onPick={handlers.onPick}
            travelFrom={search.travelFrom}
            favouriteButton={handlers.renderFavouriteButton(selected.venue)}
            ref={card}
            onClose={handlers.onCloseCard}
          />
        ) : null}
      </div>
      <MapLegend />
    </section>
  );
}
