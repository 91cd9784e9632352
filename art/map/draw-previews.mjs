// Draws the embedded map of cities as plain paths: a few for the landing page, which loads them, and
// every town with venues for the pages of cities and venues, into which the server renders them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { previewCities } from '@pulse/web/preview-cities';
import { previewHeight, previewWidth, projectOnPreview } from '@pulse/web/preview-projection';
import { geoIdentity, geoPath } from 'd3-geo';

/** Labels closer than this overlap, in the preview's units. */
const labelSpacing = { x: 190, y: 46 };

const clip = geoIdentity().clipExtent([
  [-4, -4],
  [previewWidth + 4, previewHeight + 4],
]);
const path = geoPath(clip).digits(0);

/** Writes one file per city to `folder`, from land, blocks and districts as GeoJSON. */
export function drawPreviews(folder, land, blocks, districts) {
  mkdirSync(folder, { recursive: true });
  for (const city of previewCities) {
    const drawn = {
      land: draw(land, city),
      blocks: draw(blocks, city),
      labels: labelsOf(districts, city),
    };
    writeFileSync(new URL(`${city.slug}.json`, folder), `${JSON.stringify(drawn)}\n`);
  }
}

/** Half the width of a drawn town, in degrees of longitude. */
const usualHalfWidth = 0.045;

/**
 * Writes one file per town to a folder of its region in `folder`, named by the town's slug, with the place
 * that it shows.
 */
export function drawTowns(folder, townsByRegion, land, blocks, districts) {
  for (const [region, towns] of Object.entries(townsByRegion))
    drawRegion(new URL(`${region}/`, folder), towns, land, blocks, districts);
}

function drawRegion(folder, towns, land, blocks, districts) {
  mkdirSync(folder, { recursive: true });
  for (const { name, latitude, longitude } of towns) {
    const slug = slugOf(name);
    const preview = previewCities.find((city) => city.slug === slug);
    const place = {
      latitude: preview?.latitude ?? latitude,
      longitude: preview?.longitude ?? longitude,
      halfWidthDegrees: preview?.halfWidthDegrees ?? usualHalfWidth,
    };
    const drawn = {
      ...place,
      land: draw(land, place),
      blocks: draw(blocks, place),
      labels: labelsOf(districts, place),
    };
    writeFileSync(new URL(`${slug}.json`, folder), `${JSON.stringify(drawn)}\n`);
  }
}

// As the database function slug_of names them.
function slugOf(name) {
  const german = { ä: 'ae', ö: 'oe', ü: 'ue' };
  return name
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => german[letter])
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function draw({ coordinates }, city) {
  const project = ([longitude, latitude]) => projectOnPreview(city, latitude, longitude);
  const flat = coordinates.map((polygon) => polygon.map((ring) => ring.map(project)));
  return path({ type: 'MultiPolygon', coordinates: flat }) ?? '';
}

function labelsOf(districts, city) {
  const kept = [];
  for (const { properties, geometry } of districts.features) {
    const [longitude, latitude] = geometry.coordinates;
    const [x, y] = projectOnPreview(city, latitude, longitude).map(Math.round);
    const outside = x < 90 || y < 40 || x > previewWidth - 90 || y > previewHeight - 40;
    const touches = kept.some(
      (label) => Math.abs(label.x - x) < labelSpacing.x && Math.abs(label.y - y) < labelSpacing.y,
    );
    if (!outside && !touches) kept.push({ name: properties.name, x, y });
  }
  return kept.slice(0, 12);
}
