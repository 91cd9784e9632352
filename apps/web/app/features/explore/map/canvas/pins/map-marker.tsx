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
  /** Hidden while the map is at rest; see useCoveredMarkers. */
  covered?: boolean;
  children: ReactNode;
}

/** Renders React content at a place on the map. */
export function MapMarker({
  map,
  lat,
  lng,
  anchor = 'center',
  layer = 0,
  covered = false,
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
    element.toggleAttribute('data-covered', covered);
  }, [element, layer, covered]);

  return createPortal(children, element);
}
