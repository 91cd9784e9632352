import { type Map as MapLibreMap, Marker, type PositionAnchor } from 'maplibre-gl';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

interface MapMarkerProps {
  map: MapLibreMap;
  lat: number;
  lng: number;
  anchor?: PositionAnchor;
  /** The z-index among the markers. */
  layer?: number;
  children: ReactNode;
}

/** Renders React content at a place on the map. */
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
    // MapLibre labels its element "Map marker"; ours contains a button with its own label.
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
