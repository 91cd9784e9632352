import 'maplibre-gl/dist/maplibre-gl.css';
import { Map as MapLibreMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onMapColoursChange, readMapColours } from './map-colours.ts';
import { createMapStyle, maxMapZoom } from './map-style.ts';

setWorkerUrl(workerUrl);

/** West, south, east and north in degrees. */
export type MapBox = [west: number, south: number, east: number, north: number];

export interface MapView {
  center: [longitude: number, latitude: number];
  zoom: number;
}

export const prefersStillness = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A MapLibre map in the element of `container`, drawn in the theme in force: our own style, or the
 * server's (`styleUrl`) with ours when that cannot be loaded. `map` is null until it stands;
 * `failed` says that this browser cannot draw one.
 */
export function useMapLibre(
  container: RefObject<HTMLDivElement | null>,
  view: MapView,
  language: 'en' | 'fr' | 'de',
  styleUrl: string | null,
): { map: MapLibreMap | null; failed: boolean } {
  const { t } = useTranslation('map');
  const first = useRef({ view, t });
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!container.current) return;
    const ownStyle = () => createMapStyle(readMapColours(), language);
    const words = first.current.t;
    let made: MapLibreMap;
    try {
      made = new MapLibreMap({
        container: container.current,
        style: styleUrl ?? ownStyle(),
        ...first.current.view,
        maxZoom: maxMapZoom,
        minZoom: 1.5,
        renderWorldCopies: false,
        dragRotate: false,
        pitchWithRotate: false,
        touchPitch: false,
        attributionControl: { compact: true, customAttribution: styleUrl ? [] : words('drawn') },
        locale: {
          'Map.Title': words('title'),
          'AttributionControl.ToggleAttribution': words('attribution'),
        },
      });
    } catch {
      setFailed(true);
      return;
    }
    made.touchZoomRotate.disableRotation();
    made.keyboard.disableRotation();
    let usesOwnStyle = styleUrl === null;
    made.on('error', () => {
      if (usesOwnStyle || made.isStyleLoaded()) return;
      usesOwnStyle = true;
      made.setStyle(ownStyle());
    });
    const stopColours = onMapColoursChange(() => {
      if (usesOwnStyle) made.setStyle(ownStyle());
    });
    setMap(made);
    return () => {
      stopColours();
      made.remove();
      setMap(null);
    };
  }, [container, language, styleUrl]);

  return { map, failed };
}
