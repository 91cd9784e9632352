import type { Random } from '@pulse/web/seeded-random';
import { areaOf, cut, extentOf, middleOf, type Point, shrink } from './polygon.ts';

export interface District {
  center: Point;
  /** Rotation of the district's streets, in degrees. */
  angle: number;
  /** Block size relative to the city's usual one. */
  scale: number;
}

export interface Block {
  corners: Point[];
  district: District;
}

export interface CityLayout {
  districts: District[];
  cells: Point[][];
  blocks: Block[];
}

function split(cell: Point[], district: District, target: number, random: Random): Block[] {
  const area = areaOf(cell);
  if (cell.length < 3 || area < 60) return [];
  if (area < target * district.scale * (0.6 + random() * 0.9)) return [{ corners: cell, district }];
  const rotation = (district.angle * Math.PI) / 180;
  const along: Point = [Math.cos(rotation), Math.sin(rotation)];
  const across: Point = [-Math.sin(rotation), Math.cos(rotation)];
  const length = extentOf(cell, along);
  const width = extentOf(cell, across);
  const longest = length[1] - length[0] > width[1] - width[0];
  const normal = longest ? along : across;
  const [start, end] = longest ? length : width;
  const at = start + (end - start) * (0.36 + random() * 0.28);
  return [
    ...split(cut(cell, normal, at), district, target, random),
    ...split(cut(cell, [-normal[0], -normal[1]], -at), district, target, random),
  ];
}

/**
 * Lays a city out in a box: each district is the area nearest to its centre, split repeatedly along
 * its own angle until its blocks are about `target` square units.
 */
export function layOutBlocks(
  districts: District[],
  [left, top, right, bottom]: readonly [number, number, number, number],
  target: number,
  random: Random,
): CityLayout {
  const cells = districts.map((district) => {
    let cell: Point[] = [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ];
    for (const other of districts) {
      if (other === district) continue;
      const normal: Point = [
        other.center[0] - district.center[0],
        other.center[1] - district.center[1],
      ];
      const halfway = middleOf([district.center, other.center]);
      cell = cut(cell, normal, halfway[0] * normal[0] + halfway[1] * normal[1]);
    }
    return cell;
  });
  const blocks = districts.flatMap((district, index) =>
    split(shrink(cells[index] ?? [], 5), district, target, random),
  );
  return { districts, cells, blocks };
}
