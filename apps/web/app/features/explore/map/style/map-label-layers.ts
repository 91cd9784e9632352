import type {
  ExpressionSpecification,
  LayerSpecification,
  SymbolLayerSpecification,
  VariableAnchorOffsetCollectionSpecification,
} from 'maplibre-gl';
import type { MapColours } from './map-colours.ts';

// Without a glyph server MapLibre draws letters with the page's fonts. It takes weight and slant from
// the first font name, which does not exist, and the letters from the second.
const semiBold = ['Figtree SemiBold', 'Figtree Variable'];
const italic = ['Figtree Italic', 'Figtree Variable'];

/** The places of the markers, which are elements of the page that the map does not know. */
export const markerSource = 'markers';

type Anchors = VariableAnchorOffsetCollectionSpecification;

const belowOrAbove = (far: number): Anchors => ['top', [0, far], 'bottom', [0, -far]];
const onASide = (far: number): Anchors => ['left', [far, 0], 'right', [-far, 0]];
const atACorner = (far: number): Anchors => [
  ...['top-left', [far, far] satisfies [number, number]],
  ...['bottom-left', [far, -far] satisfies [number, number]],
  ...['top-right', [-far, far] satisfies [number, number]],
  ...['bottom-right', [-far, -far] satisfies [number, number]],
];

/** A name is written below its place, else above or beside it, so that no marker hides it. */
const beside: Anchors = [...belowOrAbove(1.9), ...belowOrAbove(2.9), ...onASide(2.4)];

/** Beside its place only the name of a town at the coast may be: that of another would stand in the sea. */
const byTheSea: ExpressionSpecification = [
  'case',
  ['has', 'coast'],
  ['literal', beside],
  ['literal', [...belowOrAbove(1.9), ...belowOrAbove(2.9)]],
];

/** That of a capital is looked for further away, so that it is never left out. */
const around: Anchors = [
  ...beside,
  ...[3.4, 4.6, 5.8].flatMap((far) => [
    ...belowOrAbove(far),
    ...onASide(far),
    ...atACorner(far * 0.7),
  ]),
];

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
  const names: ExpressionSpecification = ['coalesce', ['get', language], ['get', 'name']];
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
        'text-variable-anchor-offset': beside,
        'text-justify': 'auto',
        'text-padding': 6,
        'symbol-sort-key': ['get', 'rank'],
      },
      paint,
    },
    townNames('towns', ['!', isCapital], byTheSea, names, paint),
    // A layer takes its space before those above it: markers first, then capitals.
    townNames('capitals', isCapital, around, names, paint),
    {
      id: 'marker-space',
      type: 'symbol',
      source: markerSource,
      layout: { 'icon-image': ['get', 'size'], 'icon-allow-overlap': true, 'icon-padding': 0 },
    },
  ];
}

const isCapital: ExpressionSpecification = ['has', 'capital'];

function townNames(
  id: string,
  which: ExpressionSpecification,
  anchors: Anchors | ExpressionSpecification,
  names: ExpressionSpecification,
  paint: SymbolLayerSpecification['paint'],
): SymbolLayerSpecification {
  return {
    id,
    type: 'symbol',
    source: 'towns',
    maxzoom: 13,
    filter: ['all', which, ['<=', ['get', 'zoom'], ['zoom']]],
    layout: {
      'text-field': names,
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
      'text-variable-anchor-offset': anchors,
      'text-justify': 'auto',
      'text-padding': 4,
      'symbol-sort-key': ['get', 'rank'],
    },
    paint: {
      ...paint,
      'text-opacity': ['interpolate', ['linear'], ['zoom'], 11.5, 1, 12.5, 0],
    },
  };
}
