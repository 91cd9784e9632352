import figtreeLatinExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url';
import figtreeItalic from '@fontsource-variable/figtree/files/figtree-latin-wght-italic.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import type { SourceSpecification, StyleSpecification } from 'maplibre-gl';
import type { MapColours } from './map-colours.ts';
import { mapLabelLayers } from './map-label-layers.ts';
import { mapSurfaceLayers } from './map-surface-layers.ts';

/** The embedded map is drawn up to this zoom; beyond it a map app knows more. */
export const maxMapZoom = 14;

const latin = ['U+0000-00FF', 'U+0131', 'U+0152-0153', 'U+02BB-02DC', 'U+2000-206F', 'U+20AC'];

function geoJson(file: string, attribution?: string): SourceSpecification {
  return {
    type: 'geojson',
    data: new URL(`/map/${file}.json`, window.location.href).href,
    maxzoom: 12,
    ...(attribution ? { attribution } : {}),
  };
}

/**
 * The embedded map: our own files and fonts only, no tile or glyph server. Colours are those of
 * the theme in force; sea names are in the language given.
 */
export function createMapStyle(
  colours: MapColours,
  language: 'en' | 'fr' | 'de',
): StyleSpecification {
  const absolute = (url: string) => new URL(url, window.location.href).href;
  return {
    version: 8,
    'font-faces': {
      Figtree: [
        { url: absolute(figtree), 'unicode-range': latin },
        { url: absolute(figtreeLatinExt) },
      ],
      'Figtree Italic': [{ url: absolute(figtreeItalic) }],
    },
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
