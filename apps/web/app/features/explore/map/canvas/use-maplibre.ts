import 'maplibre-gl/dist/maplibre-gl.css';
import { Map as MapLibreMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { onMapColoursChange, readMapColours } from '../style/map-colours.ts';
import { createMapStyle, maxMapZoom } from '../style/map-style.ts';

setWorkerUrl(workerUrl);

/** West, south, east and north in degrees. */
export type MapBox = [west: number, south: number, east: number, north: number];

export interface MapView {
  center: [longitude: number, latitude: number];
  zoom: number;
}

/**
 * Creates a MapLibre map in `container` with the current theme: in our own style, or in the server's
 * (`styleUrl`) with ours as the fallback. `map` is null until it is created; `failed` is true when
 * this browser cannot draw one.
 */
export function useMapLibre(
  container: RefObject<HTMLDivElement | null>,
  view: MapView,
  language: 'en' | 'fr' | 'de',
  styleUrl: string | null,
): { map: MapLibreMap | null; failed: boolean } {
  const { t } = useTranslation('map');
  const initial = useRef({ view, t });
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!container.current) return;
    let landLoaded = false;
    const ownStyle = () => createMapStyle(readMapColours(), language, landLoaded);
    const translate = initial.current.t;
    let created: MapLibreMap;
    try {
      created = new MapLibreMap({
        container: container.current,
        style: styleUrl ?? ownStyle(),
        ...initial.current.view,
        maxZoom: maxMapZoom,
        minZoom: 1.5,
        renderWorldCopies: false,
        dragRotate: false,
        pitchWithRotate: false,
        touchPitch: false,
        attributionControl: {
          compact: true,
          customAttribution: styleUrl ? [] : translate('drawn'),
        },
        locale: {
          'Map.Title': translate('title'),
          'AttributionControl.ToggleAttribution': translate('attribution'),
        },
      });
    } catch {
      setFailed(true);
      return;
    }
    created.touchZoomRotate.disableRotation();
    created.keyboard.disableRotation();
    let usesOwnStyle = styleUrl === null;
    created.on('error', () => {
      if (usesOwnStyle || created.isStyleLoaded()) return;
      usesOwnStyle = true;
      created.setStyle(ownStyle());
    });
    created.on('sourcedata', ({ sourceId, isSourceLoaded }) => {
      if (landLoaded || !usesOwnStyle || sourceId !== 'land' || !isSourceLoaded) return;
      landLoaded = true;
      created.setPaintProperty('sea', 'background-color', readMapColours().sea);
    });
    const stopColours = onMapColoursChange(() => {
      if (usesOwnStyle) created.setStyle(ownStyle());
    });
    setMap(created);
    return () => {
      stopColours();
      created.remove();
      setMap(null);
    };
  }, [container, language, styleUrl]);

  return { map, failed };
}
