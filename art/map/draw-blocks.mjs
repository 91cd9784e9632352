const metresPerDegree = 111_200;
/** Half-width of a street inside a district and of an avenue between districts, in metres. */
const street = 9;
const avenue = 24;
/** Square metres; a smaller block is not divided. */
const blockArea = 62_000;

function createRandom(seed) {
  let state = 0x9e3779b9;
  for (const character of seed) state = Math.imul(state ^ character.codePointAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns the part of a convex polygon where x·nx + y·ny ≤ limit. */
function clip(polygon, nx, ny, limit) {
  const kept = [];
  for (const [index, from] of polygon.entries()) {
    const to = polygon[(index + 1) % polygon.length];
    const before = from[0] * nx + from[1] * ny - limit;
    const after = to[0] * nx + to[1] * ny - limit;
    if (before <= 0) kept.push(from);
    if (before < 0 !== after < 0) {
      const share = before / (before - after);
      kept.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    }
  }
  return kept;
}

function area(polygon) {
  let sum = 0;
  for (const [index, [x1, y1]] of polygon.entries()) {
    const [x2, y2] = polygon[(index + 1) % polygon.length];
    sum += x1 * y2 - x2 * y1;
  }
  return Math.abs(sum / 2);
}

/** Divides a district along its own grid into blocks with streets between them. */
function cutIntoBlocks(polygon, angle, random, blocks) {
  if (polygon.length < 3 || area(polygon) < 2500) return;
  if (area(polygon) < blockArea * (0.55 + random() * 0.9)) {
    blocks.push(polygon);
    return;
  }
  const axes = [
    [Math.cos(angle), Math.sin(angle)],
    [-Math.sin(angle), Math.cos(angle)],
  ];
  const spans = axes.map(([nx, ny]) => {
    const along = polygon.map(([x, y]) => x * nx + y * ny);
    return [Math.min(...along), Math.max(...along)];
  });
  const longer = spans[0][1] - spans[0][0] > spans[1][1] - spans[1][0] ? 0 : 1;
  const [nx, ny] = axes[longer];
  const [low, high] = spans[longer];
  const at = low + (high - low) * (0.36 + random() * 0.28);
  cutIntoBlocks(clip(polygon, nx, ny, at - street), angle, random, blocks);
  cutIntoBlocks(clip(polygon, -nx, -ny, -at - street), angle, random, blocks);
}

/** Returns the radius of a district's built-up area, in metres. */
function districtRadius(town) {
  return town.districts.length > 4 ? 1350 : town.districts.length > 2 ? 1000 : 720;
}

/**
 * Returns city blocks on land around every district of the towns, as GeoJSON polygons. The positions of
 * districts are real, the streets between blocks are invented.
 */
export function drawBlocks(towns, isLand) {
  const seeds = towns.flatMap((town) =>
    town.districts.map(([name, latitude, longitude]) => ({
      name: `${town.name} ${name}`,
      latitude,
      longitude,
      radius: districtRadius(town),
    })),
  );
  return seeds.flatMap((seed) => {
    const random = createRandom(seed.name);
    const stretch = Math.cos((seed.latitude * Math.PI) / 180) * metresPerDegree;
    const toMetres = (one) => [
      (one.longitude - seed.longitude) * stretch,
      (one.latitude - seed.latitude) * metresPerDegree,
    ];
    let cell = Array.from({ length: 14 }, (_, index) => {
      const angle = (index / 14) * 2 * Math.PI;
      const radius = seed.radius * (0.85 + random() * 0.25);
      return [Math.cos(angle) * radius, Math.sin(angle) * radius];
    });
    for (const other of seeds) {
      const [x, y] = toMetres(other);
      const distance = Math.hypot(x, y);
      if (other === seed || distance > 4000) continue;
      cell = clip(cell, x / distance, y / distance, distance / 2 - avenue);
    }
    const blocks = [];
    cutIntoBlocks(cell, random() * Math.PI, random, blocks);
    return blocks
      .map((block) =>
        block.map(([x, y]) => [
          Math.round((seed.longitude + x / stretch) * 1e4) / 1e4,
          Math.round((seed.latitude + y / metresPerDegree) * 1e4) / 1e4,
        ]),
      )
      .filter((block) => block.every(isLand))
      .map((block) => [[...block, block[0]]]);
  });
}
