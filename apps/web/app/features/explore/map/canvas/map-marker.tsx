import { type Map as MapLibreMap, Marker, type PositionAnchor } from 'maplibre-gl';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

interface MapMarkerProps {
  map: MapLibreMap;
  lat: number;
  lng: number;
  anchor?: PositionAnchor;
  /** Which markers lie on top; larger wins. */
  layer?: number;
  children: ReactNode;
}

/** Puts React content at a place on the map. */
export function MapMarker({
  map,
  lat,
  lng,
  anchor = 'center',
  layer = 0,
  children,
}: MapMarkerProps) {
  const [element] = useState(() => document.createElement('div'));

  useEffect(() => {
    const marker = new Marker({ element, anchor }).setLngLat([lng, lat]).addTo(map);
    // MapLibre calls its element "Map marker"; ours holds a button with a name of its own.
    element.removeAttribute('aria-label');
    element.removeAttribute('role');
    element.removeAttribute('tabindex');
    return () => {
      marker.remove();
    };
  }, [map, element, anchor, lat, lng]);

  useEffect(() => {
    element.style.zIndex = String(layer);
  }, [element, layer]);

  return createPortal(children, element);
}
