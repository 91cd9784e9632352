import type { SourceSpecification, StyleSpecification } from 'maplibre-gl';
import type { MapColours } from './map-colours.ts';
import { mapLabelLayers } from './map-label-layers.ts';
import { mapSurfaceLayers } from './map-surface-layers.ts';

/** The embedded map is drawn up to this zoom; beyond it a map app knows more. */
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
 * The embedded map: our own files and the page's own font, no tile or glyph server. Colours are those of
 * the theme in force; sea names are in the language given.
 */
export function createMapStyle(
  colours: MapColours,
  language: 'en' | 'fr' | 'de',
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
    },
    layers: [...mapSurfaceLayers(colours), ...mapLabelLayers(colours, language)],
  };
}
