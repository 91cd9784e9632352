import { type LngLat, Marker } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { MapControls } from '../canvas/map-controls.tsx';
import { useMapLibre } from '../canvas/use-maplibre.ts';
import classes from '../canvas/venue-map-canvas.module.css';
import pinClasses from './position-map-canvas.module.css';

interface MapPoint {
  lat: number;
  lng: number;
}

export interface PositionMapProps {
  /** Where the pin stands; null before it is placed. */
  position: MapPoint | null;
  /** Where to look while there is no pin. */
  centre: MapPoint;
  /** Called when the pin is dragged, or the map is clicked where it is to stand; without it, it stays. */
  onPlace?: (position: MapPoint) => void;
  language: 'en' | 'fr' | 'de';
  styleUrl?: string | null;
}

const NEAR_ZOOM = 13.4;
const CITY_ZOOM = 11;

/**
 * A map with a pin that is dragged or placed with a click. A person who uses neither types the coordinates
 * beside it, which is why the pin itself is hidden from screen readers.
 */
export default function PositionMapCanvas(props: PositionMapProps) {
  const { position, centre, language, styleUrl = null } = props;
  const { t } = useTranslation('map');
  const container = useRef<HTMLDivElement>(null);
  const zoom = position ? NEAR_ZOOM : CITY_ZOOM;
  const start = position ?? centre;
  const view = { center: [start.lng, start.lat] as [number, number], zoom };
  const { map, failed } = useMapLibre(container, view, language, styleUrl);
  const place = useEffectEvent(({ lat, lng }: LngLat) => props.onPlace?.({ lat, lng }));
  const movable = props.onPlace !== undefined;
  const [marker] = useState(() => createMarker(pinClasses.pin, movable));

  useEffect(() => {
    if (!map) return;
    const click = map.on('click', ({ lngLat }) => place(lngLat.wrap()));
    const drag = marker.on('dragend', () => place(marker.getLngLat().wrap()));
    return () => {
      click.unsubscribe();
      drag.unsubscribe();
    };
  }, [map, marker]);

  const { lat, lng } = position ?? {};
  useEffect(() => {
    if (!map || lat === undefined || lng === undefined) return;
    marker.setLngLat([lng, lat]).addTo(map);
    hideFromScreenReaders(marker.getElement());
    if (!map.getBounds().contains([lng, lat])) map.jumpTo({ center: [lng, lat] });
    return () => {
      marker.remove();
    };
  }, [map, marker, lat, lng]);

  const hasPin = position !== null;
  useEffect(() => {
    if (map && !hasPin) map.jumpTo({ center: [centre.lng, centre.lat] });
  }, [map, hasPin, centre.lat, centre.lng]);

  if (failed) return <p className={classes.failed}>{t('failed')}</p>;
  return (
    <div className={classes.frame}>
      <div ref={container} className={classes.map} />
      {map && <MapControls map={map} />}
    </div>
  );
}

function createMarker(className: string | undefined, draggable: boolean): Marker {
  const element = document.createElement('div');
  element.className = className ?? '';
  return new Marker({ element, anchor: 'bottom', draggable });
}

function hideFromScreenReaders(element: HTMLElement): void {
  for (const name of ['aria-label', 'role', 'tabindex']) element.removeAttribute(name);
  element.setAttribute('aria-hidden', 'true');
}
