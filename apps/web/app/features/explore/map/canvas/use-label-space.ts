import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import { markerSource } from '../style/map-label-layers.ts';
import type { VenueCluster } from './cluster-venues.ts';
import { markerSize } from './marker-size.ts';

/** Tells the map where the markers are, so that it writes the names of places beside them. */
export function useLabelSpace(map: MapLibreMap | null, markers: readonly VenueCluster[]): void {
  useEffect(() => {
    if (!map) return;
    const update = () => {
      const features = markers.map(({ lng, lat, venues }) => {
        const { width, height } = markerSize(venues);
        return {
          type: 'Feature' as const,
          geometry: { type: 'Point' as const, coordinates: [lng, lat] },
          properties: { size: `${width}x${height}` },
        };
      });
      // A style of the server's has no such source.
      map.getSource<GeoJSONSource>(markerSource)?.setData({ type: 'FeatureCollection', features });
    };
    update();
    // A new theme is a new style, without markers.
    map.on('style.load', update);
    return () => {
      map.off('style.load', update);
    };
  }, [map, markers]);
}
