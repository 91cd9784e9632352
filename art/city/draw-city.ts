import { type CoverArtKind, coverArtKinds } from '@pulse/web/cover-art-kinds';
import { seededRandom } from '@pulse/web/seeded-random';
import { createElement, type ReactElement } from 'react';
import { drawCoverArt } from '../cover-art/draw-cover-art.ts';
import { type Block, type District, layOutBlocks } from './lay-out-blocks.ts';
import { areaOf, extentOf, middleOf, outline, type Point, shrink } from './polygon.ts';

export interface CityColours {
  paper: string;
  land: string;
  block: string;
  yard: string;
  park: string;
  ink: string;
  seaLine: string;
}

export interface CityPlan {
  width: number;
  height: number;
  districts: District[];
  /** The coast from one edge of the image to another; the land lies on its left side. */
  coast: Point[];
  /** Corners that close the land behind the coast. */
  hinterland: Point[];
  /** How the lines in the water step away from the coast. */
  seaStep: Point;
  seaLines: number;
  target: number;
  seed: string;
}

const h = createElement;

/** Blocks continue beyond the image, so that its edge is not a street. */
const margin = 90;

/** Drawings with many shapes use one palette, the others two, to limit the file's size. */
const detailedKinds = new Set<CoverArtKind>([
  'strength',
  'swimming',
  'climbing',
  'spa',
  'pilates',
  'surf',
]);

/** Returns the path of a smooth line through points (Catmull-Rom as Bézier curves). */
function smooth(points: readonly Point[]): string {
  const at = (index: number): Point =>
    points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  let path = `M${at(0).join(' ')}`;
  for (let index = 0; index < points.length - 1; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const ease = 0.16;
    const first = [from[0] + (to[0] - before[0]) * ease, from[1] + (to[1] - before[1]) * ease];
    const second = [to[0] - (after[0] - from[0]) * ease, to[1] - (after[1] - from[1]) * ease];
    path += ` C${[...first, ...second, ...to].map((value) => value.toFixed(1)).join(' ')}`;
  }
  return path;
}

interface Shape {
  x?: number;
  y?: number;
  cx?: number;
  cy?: number;
  r?: number;
  width?: number;
  height?: number;
  children?: ReactElement | ReactElement[];
}

/** Whether any part of a shape can be visible in the 400 by 300 image at any rotation. */
function canShow({ x, y, cx, cy, r = 0, width = 0, height = 0 }: Shape): boolean {
  const middleX = cx ?? (x === undefined ? undefined : x + width / 2);
  const middleY = cy ?? (y === undefined ? undefined : y + height / 2);
  if (middleX === undefined || middleY === undefined) return true;
  return Math.hypot(middleX - 200, middleY - 150) < 255 + r + Math.hypot(width, height) / 2;
}

/** Removes what a city block never shows: shapes outside of it, and numerals, which lack their font. */
function visibleInBlock(shapes: ReactElement[]): ReactElement[] {
  return shapes.flatMap((shape) => {
    const { children, ...rest } = shape.props as Shape;
    if (shape.type === 'text' || !canShow(rest)) return [];
    if (!children) return [shape];
    return [h(shape.type, rest, ...visibleInBlock([children].flat()))];
  });
}

function drawBlockCover(
  block: Block,
  index: number,
  use: string,
  colours: CityColours,
): ReactElement[] {
  const [x, y] = middleOf(block.corners);
  const rotation = (block.district.angle * Math.PI) / 180;
  const along = extentOf(block.corners, [Math.cos(rotation), Math.sin(rotation)]);
  const across = extentOf(block.corners, [-Math.sin(rotation), Math.cos(rotation)]);
  const scale = Math.max((along[1] - along[0]) / 300, (across[1] - across[0]) / 225) * 1.06;
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${block.district.angle}) scale(${scale.toFixed(3)}) translate(-200 -150)`;
  return [
    h('clipPath', { id: `c${index}` }, h('path', { d: outline(block.corners) })),
    h('path', { d: outline(block.corners), fill: colours.block }),
    h('g', { clipPath: `url(#c${index})` }, h('use', { href: `#${use}`, transform: place })),
  ];
}

/** Draws a city from above whose blocks show cover art; the sea stays empty for text. */
export function drawCity(plan: CityPlan, colours: CityColours): ReactElement {
  const random = seededRandom(plan.seed);
  const { blocks } = layOutBlocks(
    plan.districts,
    [-margin, -margin, plan.width + margin, plan.height + margin],
    plan.target,
    random,
  );
  const defs = new Map<string, ReactElement>();
  const drawn: ReactElement[] = [];
  const recent: CoverArtKind[] = [];

  blocks.forEach((block, index) => {
    const inner: Block = { ...block, corners: shrink(block.corners, 5) };
    if (inner.corners.length < 3 || areaOf(inner.corners) < 300) return;
    const lot = random();
    const path = { d: outline(inner.corners) };
    if (lot < 0.06) {
      drawn.push(h('path', { ...path, fill: colours.park }));
    } else if (lot < 0.44) {
      drawn.push(h('path', { ...path, fill: colours.block }));
      const yard = shrink(inner.corners, 17);
      if (lot < 0.28 && yard.length > 2 && areaOf(yard) > 400) {
        drawn.push(h('path', { d: outline(yard), fill: colours.yard }));
      }
    } else {
      const others = coverArtKinds.filter((kind) => !recent.includes(kind));
      const kind = others[Math.floor(random() * others.length)] ?? 'yoga';
      recent.push(kind);
      if (recent.length > 9) recent.shift();
      const palette = detailedKinds.has(kind)
        ? coverArtKinds.indexOf(kind) % 3
        : Math.floor(random() * 2);
      const id = `${kind}${palette}`;
      if (!defs.has(id)) {
        defs.set(
          id,
          h('g', { id }, ...visibleInBlock(drawCoverArt(kind, `city${palette}`, palette))),
        );
      }
      drawn.push(...drawBlockCover(inner, index, id, colours));
    }
  });

  const coast = smooth(plan.coast);
  const land = `${coast} L${plan.hinterland.map((point) => point.join(' ')).join('L')}Z`;
  const seaLines = Array.from({ length: plan.seaLines }, (_, line) => {
    const step = (line + 1) * (1 + line * 0.12);
    const shifted = plan.coast.map(
      ([x, y], index): Point => [
        x + plan.seaStep[0] * step + Math.sin(index * 0.9 + line) * 2.5 * line,
        y + plan.seaStep[1] * step + Math.cos(index * 0.8 + line) * 2 * line,
      ],
    );
    return h('path', {
      d: smooth(shifted),
      fill: 'none',
      stroke: colours.seaLine,
      strokeWidth: 1.2,
    });
  });
  return h(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${plan.width} ${plan.height}` },
    h('defs', null, ...defs.values(), h('clipPath', { id: 'land' }, h('path', { d: land }))),
    ...seaLines,
    h('g', { clipPath: 'url(#land)' }, h('path', { d: land, fill: colours.land }), ...drawn),
    h('path', { d: coast, fill: 'none', stroke: colours.ink, strokeWidth: 2.4 }),
  );
}
