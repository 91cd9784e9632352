/** Returns a function that tells whether a point `[longitude, latitude]` is on land (MultiPolygon). */
export function createLandTest(land) {
  const polygons = land.coordinates.map((polygon) => {
    const xs = polygon[0].map(([x]) => x);
    const ys = polygon[0].map(([, y]) => y);
    return { polygon, box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] };
  });
  const inRing = (ring, [x, y]) => {
    let inside = false;
    for (let index = 1; index < ring.length; index += 1) {
      const [x1, y1] = ring[index - 1];
      const [x2, y2] = ring[index];
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
    }
    return inside;
  };
  return (point) =>
    polygons.some(
      ({ polygon: [outline, ...holes], box: [west, south, east, north] }) =>
        point[0] >= west &&
        point[0] <= east &&
        point[1] >= south &&
        point[1] <= north &&
        inRing(outline, point) &&
        !holes.some((hole) => inRing(hole, point)),
    );
}
