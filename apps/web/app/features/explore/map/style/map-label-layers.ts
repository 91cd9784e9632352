import type { LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import type { MapColours } from './map-colours.ts';

// Without a glyph server MapLibre draws letters with the page's fonts. It takes weight and slant from
// the first font name, which does not exist, and the letters from the second.
const semiBold = ['Figtree SemiBold', 'Figtree Variable'];
const italic = ['Figtree Italic', 'Figtree Variable'];

/** The places of the markers, which are elements of the page that the map does not know. */
export const markerSource = 'markers';

/** A name is written below its place, else above or beside it, so that no marker hides it. */
const besideMarkers: SymbolLayerSpecification['layout'] = {
  'text-variable-anchor-offset': [
    'top',
    [0, 1.9],
    'bottom',
    [0, -1.9],
    'top',
    [0, 2.9],
    'bottom',
    [0, -2.9],
    'left',
    [2.4, 0],
    'right',
    [-2.4, 0],
  ],
  'text-justify': 'auto',
};

/** Returns the layers of the names of seas, towns and districts; districts replace their town at higher zooms. */
export function mapLabelLayers(
  colours: MapColours,
  language: 'en' | 'fr' | 'de',
): LayerSpecification[] {
  const paint: SymbolLayerSpecification['paint'] = {
    'text-color': colours.label,
    'text-halo-color': colours.halo,
    'text-halo-width': 1.75,
  };
  return [
    {
      id: 'seas',
      type: 'symbol',
      source: 'seas',
      minzoom: 2.5,
      filter: ['<=', ['get', 'zoom'], ['zoom']],
      layout: {
        'text-field': ['get', language],
        'text-font': italic,
        'text-size': 13,
        'text-max-width': 7,
      },
      paint: { 'text-color': colours.label, 'text-halo-color': colours.sea, 'text-halo-width': 1 },
    },
    {
      id: 'districts',
      type: 'symbol',
      source: 'districts',
      minzoom: 11.2,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': semiBold,
        'text-size': ['interpolate', ['linear'], ['zoom'], 11.5, 12, 14, 15],
        'text-max-width': 8,
        ...besideMarkers,
        'text-padding': 6,
        'symbol-sort-key': ['get', 'rank'],
      },
      paint,
    },
    {
      id: 'towns',
      type: 'symbol',
      source: 'towns',
      maxzoom: 13,
      filter: ['<=', ['get', 'zoom'], ['zoom']],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': semiBold,
        'text-size': [
          'interpolate',
          ['linear'],
          ['zoom'],
          3,
          ['case', ['<', ['get', 'zoom'], 3], 13, 11],
          9,
          ['case', ['<', ['get', 'zoom'], 7], 17, 13],
        ],
        'text-max-width': 8,
        ...besideMarkers,
        'text-padding': 4,
        'symbol-sort-key': ['get', 'rank'],
      },
      paint: {
        ...paint,
        'text-opacity': ['interpolate', ['linear'], ['zoom'], 11.5, 1, 12.5, 0],
      },
    },
    // The last layer takes its space first.
    {
      id: 'marker-space',
      type: 'symbol',
      source: markerSource,
      layout: { 'icon-image': ['get', 'size'], 'icon-allow-overlap': true, 'icon-padding': 0 },
    },
  ];
}
