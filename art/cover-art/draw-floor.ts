import type { CoverArtKind } from '@pulse/web/cover-art-kinds';
import { seededRandom } from '@pulse/web/seeded-random';
import type { Shape } from './drawing.ts';
import { drawingOf } from './drawings.ts';
import type { CoverPalette } from './palettes.ts';

type Role = keyof CoverPalette;

/** Which colours of a palette the drawing of each floor takes, in its own order. */
const roles: Readonly<Record<CoverArtKind, readonly [Role, Role, Role, ...Role[]]>> = {
  yoga: ['ground', 'figure', 'second', 'hot'],
  pilates: ['ground', 'figure', 'hot'],
  cycling: ['ground', 'second', 'figure', 'hot'],
  boxing: ['ground', 'figure', 'hot', 'second'],
  swimming: ['ground', 'line', 'second', 'hot', 'figure'],
  padel: ['line', 'ground', 'figure'],
  climbing: ['ground', 'line', 'figure'],
  strength: ['ground', 'figure', 'hot', 'second', 'line'],
  hiit: ['ground', 'figure', 'hot', 'second'],
  dance: ['ground', 'figure', 'hot'],
  running: ['ground', 'figure', 'hot'],
  spa: ['ground', 'figure', 'second', 'hot'],
  surf: ['ground', 'figure', 'hot', 'second'],
  football: ['ground', 'line', 'hot'],
  breath: ['ground', 'figure', 'hot'],
  martial_arts: ['line', 'hot', 'ground'],
};

/** Returns the shapes of an activity's floor in a palette. */
export function drawFloor(kind: CoverArtKind, palette: CoverPalette): Shape[] {
  const [first, second, third, ...rest] = roles[kind];
  const colours = rest.map((role) => palette[role]);
  return drawingOf(kind).draw(
    [palette[first], palette[second], palette[third], ...colours],
    seededRandom(kind),
  );
}
