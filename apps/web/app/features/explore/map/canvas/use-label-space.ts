import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import { markerSource } from '../style/map-label-layers.ts';
import type { VenueCluster } from './cluster-venues.ts';
import { markerSize } from './marker-size.ts';

/** Adds the transparent image of a marker's size, on which the map writes no name, unless it has it. */
function addMarkerSpace(map: MapLibreMap, width: number, height: number): string {
  const id = `${width}x${height}`;
  if (!map.hasImage(id))
    map.addImage(id, { width, height, data: new Uint8Array(width * height * 4) });
  return id;
}

/** Tells the map where the markers are, so that it writes the names of places beside them. */
export function useLabelSpace(map: MapLibreMap | null, markers: readonly VenueCluster[]): void {
  useEffect(() => {
    if (!map) return;
    const update = () => {
      // A style of the server's has no such source.
      const source = map.getSource<GeoJSONSource>(markerSource);
      if (!source) return;
      const features = markers.map(({ lng, lat, venues }) => {
        const { width, height } = markerSize(venues);
        return {
          type: 'Feature' as const,
          geometry: { type: 'Point' as const, coordinates: [lng, lat] },
          properties: { size: addMarkerSpace(map, width, height) },
        };
      });
      source.setData({ type: 'FeatureCollection', features });
    };
    update();
    // A new theme is a new style, without markers.
    map.on('style.load', update);
    return () => {
      map.off('style.load', update);
    };
  }, [map, markers]);
}
