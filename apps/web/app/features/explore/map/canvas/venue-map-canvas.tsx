import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { prefersReducedMotion } from '#ui/hooks/prefers-reduced-motion.ts';
import { maxMapZoom } from '../style/map-style.ts';
import {
  clusterStep,
  clusterVenues,
  lastClusterZoom,
  type MapVenue,
  type VenueCluster,
} from './cluster-venues.ts';
import { MapControls } from './map-controls.tsx';
import { ClusterPin } from './pins/cluster-pin.tsx';
import { MapMarker } from './pins/map-marker.tsx';
import { kindsOf, type PinKind } from './pins/pin-kinds.ts';
import { VenuePin } from './pins/venue-pin.tsx';
import { useCoveredMarkers } from './use-covered-markers.ts';
import { useLabelSpace } from './use-label-space.ts';
import { type MapBox, useMapLibre } from './use-maplibre.ts';
import { useShowSelected } from './use-show-selected.ts';
import classes from './venue-map-canvas.module.css';

export interface VenueMapProps {
  venues: readonly MapVenue[];
  selectedId: string | null;
  onSelect: (id: string | null) => void;
  /** Called after every move; `byUser` is false for a move that the page started. */
  onMove?: (box: MapBox, view: { zoom: number; byUser: boolean }) => void;
  onLocate?: () => void;
  userPosition?: { lat: number; lng: number } | null;
  center: { lat: number; lng: number };
  zoom: number;
  language: 'en' | 'fr' | 'de';
  /** A style that replaces our own (the server's MAP_STYLE_URL). */
  styleUrl?: string | null;
  renderLegend?: (kinds: readonly PinKind[]) => ReactNode;
}

/** The share of the map's size around it in which markers are rendered, for dragging. */
const viewportMargin = 0.15;

/** Whether nothing can be booked at a venue any more. */
const isFaded = ({ state }: MapVenue) => state === 'past' || state === 'none';

function isWithin(
  group: { lat: number; lng: number },
  [west, south, east, north]: MapBox,
  margin: number,
): boolean {
  const [dx, dy] = [(east - west) * margin, (north - south) * margin];
  return (
    group.lng > west - dx &&
    group.lng < east + dx &&
    group.lat > south - dy &&
    group.lat < north + dy
  );
}

/** The map with its pins, clusters and controls, loaded by `VenueMap`. */
export default function VenueMapCanvas(props: VenueMapProps) {
  const { venues, selectedId, onSelect, onMove, onLocate, userPosition, center, zoom } = props;
  const { t } = useTranslation('map');
  const frame = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const initialView = { center: [center.lng, center.lat] as [number, number], zoom };
  const { map, failed } = useMapLibre(
    container,
    initialView,
    props.language,
    props.styleUrl ?? null,
  );
  const [view, setView] = useState<{ box: MapBox; zoom: number } | null>(null);
  const handlers = useRef({ onMove, onSelect });
  handlers.current = { onMove, onSelect };

  useEffect(() => {
    if (!map) return;
    const boxNow = (): MapBox => {
      const bounds = map.getBounds();
      return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
    };
    const updateView = () => setView({ box: boxNow(), zoom: map.getZoom() });
    updateView();
    map.on('movestart', () => frame.current?.setAttribute('data-moving', ''));
    map.on('moveend', (event) => {
      frame.current?.removeAttribute('data-moving');
      updateView();
      const byUser = 'originalEvent' in event && event.originalEvent !== undefined;
      handlers.current.onMove?.(boxNow(), { zoom: map.getZoom(), byUser });
    });
    map.on('click', (event) => {
      // The map gets a click on a pin before the pin does.
      const onPin =
        event.originalEvent.target instanceof Element &&
        event.originalEvent.target.closest('button');
      if (!onPin) handlers.current.onSelect(null);
    });
  }, [map]);

  useEffect(() => {
    if (!map) return;
    const now = map.getCenter();
    const alreadyThere =
      Math.abs(now.lng - center.lng) < 1e-5 && Math.abs(now.lat - center.lat) < 1e-5;
    if (alreadyThere && Math.abs(map.getZoom() - zoom) < 0.01) return;
    map.easeTo({ center: [center.lng, center.lat], zoom, animate: !prefersReducedMotion() });
  }, [map, center.lat, center.lng, zoom]);

  const step = view ? clusterStep(view.zoom) : 0;
  const clusters = useMemo(
    () => clusterVenues(venues, step, selectedId),
    [venues, step, selectedId],
  );
  const visible = view ? clusters.filter((group) => isWithin(group, view.box, viewportMargin)) : [];
  useLabelSpace(map, clusters);
  const covered = useCoveredMarkers(map, frame, visible);
  useShowSelected(
    map,
    frame,
    visible.find(({ key }) => key === selectedId),
    covered,
  );
  const inView = view ? visible.filter((group) => isWithin(group, view.box, 0)) : [];
  const showsUser = Boolean(view && userPosition && isWithin(userPosition, view.box, 0));

  const focusNext = useRef<string | null>(null);
  useEffect(() => {
    if (selectedId === null || focusNext.current !== selectedId) return;
    focusNext.current = null;
    frame.current?.querySelector<HTMLElement>(`[data-venue="${selectedId}"]`)?.focus();
  }, [selectedId]);
  const canZoom = step < lastClusterZoom;
  const openCluster = (group: VenueCluster) => {
    if (canZoom) return zoomToCluster(group);
    // One after the other in the order of the list, from the selected one on.
    const order = venues.map(({ id }) => id);
    const position = order.indexOf(selectedId ?? '');
    const next = group.venues.find(({ id }) => order.indexOf(id) > position) ?? group.venues[0];
    focusNext.current = next?.id ?? null;
    if (next) onSelect(next.id);
  };
  const zoomToCluster = (group: VenueCluster) => {
    if (!map) return;
    const lats = group.venues.map((venue) => venue.lat);
    const lngs = group.venues.map((venue) => venue.lng);
    const whole = map.cameraForBounds(
      [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)],
      { padding: 90, maxZoom: maxMapZoom },
    );
    // Venues that fill the map already would not come apart: one step further in, around the marker.
    const closer = Math.min(maxMapZoom, map.getZoom() + 1);
    const isCloser = whole?.zoom !== undefined && whole.zoom >= closer;
    const camera = isCloser ? whole : { center: { lng: group.lng, lat: group.lat }, zoom: closer };
    map.easeTo({ ...camera, animate: !prefersReducedMotion() });
  };

  if (failed) return <p className={classes.failed}>{t('failed')}</p>;
  return (
    <div ref={frame} className={classes.frame}>
      <div ref={container} className={classes.map} />
      {map && <MapControls map={map} onLocate={onLocate} />}
      {map &&
        visible.map((group) => {
          const [only] = group.venues;
          const single = group.venues.length === 1 && only;
          const selected = single && only.id === selectedId;
          return (
            <MapMarker
              key={group.key}
              map={map}
              lat={group.lat}
              lng={group.lng}
              covered={covered.has(group.key)}
              layer={selected ? 3 : single && only.state !== 'full' && !isFaded(only) ? 2 : 1}
            >
              {single ? (
                <VenuePin venue={only} selected={only.id === selectedId} onSelect={onSelect} />
              ) : (
                <ClusterPin
                  count={group.venues.length}
                  canZoom={canZoom}
                  faded={group.venues.every(isFaded)}
                  onOpen={() => openCluster(group)}
                />
              )}
            </MapMarker>
          );
        })}
      {map && userPosition && (
        <MapMarker map={map} lat={userPosition.lat} lng={userPosition.lng}>
          <span className={classes.userPosition} role="img" aria-label={t('you')} />
        </MapMarker>
      )}
      {props.renderLegend?.(kindsOf(inView, selectedId, showsUser))}
    </div>
  );
}
