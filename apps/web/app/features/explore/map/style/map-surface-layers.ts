import type { LayerSpecification } from 'maplibre-gl';
import type { MapColours } from './map-colours.ts';

/** Distances of the contour lines from the coast, in pixels. */
const contourDistances = [14, 34, 62];

/** Returns the layers of sea, land, city blocks, borders and coast, from the bottom up. */
export function mapSurfaceLayers(colours: MapColours, landLoaded: boolean): LayerSpecification[] {
  return [
    {
      id: 'sea',
      type: 'background',
      paint: { 'background-color': landLoaded ? colours.sea : colours.land },
    },
    ...contourDistances.map(
      (distance): LayerSpecification => ({
        id: `contour-${distance}`,
        type: 'line',
        source: 'shores',
        minzoom: 8,
        layout: { 'line-join': 'round', 'line-cap': 'round' },
        paint: {
          'line-color': colours['sea-line'],
          'line-width': 1.2,
          // Outlines run clockwise, so the sea lies to their left.
          'line-offset': [
            'interpolate',
            ['exponential', 1.6],
            ['zoom'],
            8,
            -distance / 4,
            13,
            -distance,
          ],
          'line-opacity': ['interpolate', ['linear'], ['zoom'], 8, 0, 9.5, 1],
        },
      }),
    ),
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colours.land } },
    {
      id: 'blocks',
      type: 'fill',
      source: 'blocks',
      minzoom: 10,
      paint: {
        'fill-color': colours.block,
        'fill-opacity': ['interpolate', ['linear'], ['zoom'], 10, 0, 11.5, 1],
      },
    },
    {
      id: 'streets',
      type: 'line',
      source: 'blocks',
      minzoom: 11,
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': colours.street,
        'line-width': ['interpolate', ['exponential', 1.8], ['zoom'], 11, 0.6, 12, 1.8, 14, 5],
        'line-opacity': ['interpolate', ['linear'], ['zoom'], 11, 0, 11.6, 1],
      },
    },
    {
      id: 'borders',
      type: 'line',
      source: 'borders',
      paint: {
        'line-color': colours.label,
        'line-width': ['interpolate', ['linear'], ['zoom'], 2, 0.5, 9, 1.2],
        'line-dasharray': [3, 2],
        'line-opacity': 0.45,
      },
    },
    {
      id: 'coast',
      type: 'line',
      source: 'shores',
      minzoom: 7,
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': colours.label,
        'line-width': ['interpolate', ['linear'], ['zoom'], 7, 0.4, 12, 1.2],
        'line-opacity': 0.7,
      },
    },
  ];
}
