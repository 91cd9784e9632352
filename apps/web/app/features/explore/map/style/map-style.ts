import type { SourceSpecification, StyleSpecification } from 'maplibre-gl';
import type { MapColours } from './map-colours.ts';
import { mapLabelLayers, markerSource } from './map-label-layers.ts';
import { mapSurfaceLayers } from './map-surface-layers.ts';

/** The highest zoom: the embedded map has no more detail. */
export const maxMapZoom = 14;

function geoJson(file: string, attribution?: string): SourceSpecification {
  return {
    type: 'geojson',
    data: new URL(`/map/${file}.json`, window.location.href).href,
    maxzoom: 12,
    ...(attribution ? { attribution } : {}),
  };
}

/**
 * Returns the style of the embedded map, from our own files and the page's fonts, without a tile or
 * glyph server. Colours are those of the current theme, names of seas in the given language. Until the
 * land is loaded everything is land (`landLoaded` false): a sea that turns into a city looks broken.
 */
export function createMapStyle(
  colours: MapColours,
  language: 'en' | 'fr' | 'de',
  landLoaded: boolean,
): StyleSpecification {
  return {
    version: 8,
    sources: {
      land: geoJson('land', 'Natural Earth'),
      borders: geoJson('borders'),
      shores: geoJson('shores'),
      blocks: geoJson('blocks'),
      towns: geoJson('towns', 'GeoNames (CC BY 4.0)'),
      districts: geoJson('districts'),
      seas: geoJson('seas'),
      [markerSource]: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
    },
    layers: [...mapSurfaceLayers(colours, landLoaded), ...mapLabelLayers(colours, language)],
  };
}
