import { drawView } from './draw-view.ts';
import { equipment } from './equipment.ts';
import type { Light, Opening, RoomColours, RoomPlan } from './room-plan.ts';
import { line, mat, type Point, project, shape } from './space.ts';

/** Metres: half the width, the height, and how far away the back wall is. */
const room = { half: 3.5, height: 3.5, back: 8, front: 1.2 } as const;

const lightOf: Record<Light, { colour: string; strength: number }> = {
  morning: { colour: '#fff3cf', strength: 0.42 },
  evening: { colour: '#ffb36b', strength: 0.46 },
  lamps: { colour: '#ffdf9c', strength: 0.2 },
};

/** Returns the picture of a room: walls, what is outside, the light that falls in, the equipment. */
export function drawRoom(plan: RoomPlan): string {
  const drawn = equipment[plan.equipment];
  if (!drawn) throw new Error(`There is no equipment called ${plan.equipment}.`);
  const content = drawn.outdoors
    ? drawView(plan.view, plan.light) + drawn.draw(plan.colours, plan.light)
    : drawWalls(plan) + drawn.draw(plan.colours, plan.light) + drawGlow(plan.light);
  const turned = plan.mirrored ? `<g transform="matrix(-1 0 0 1 400 0)">${content}</g>` : content;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="1600" height="1200">${turned}</svg>`;
}

function drawWalls({ colours, opening, view, light }: RoomPlan): string {
  const { half, height, back, front } = room;
  const corners = (y: number): [Point, Point, Point, Point] => [
    [-half, y, front],
    [half, y, front],
    [half, y, back],
    [-half, y, back],
  ];
  const wall = (x: number): Point[] => [
    [x, 0, front],
    [x, height, front],
    [x, height, back],
    [x, 0, back],
  ];
  const panes = panesOf(opening);
  return [
    shape(corners(height), colours.ceiling),
    shape(wall(-half), colours.side),
    shape(wall(half), colours.wall),
    shape(wall(half), '#191613', 0.07),
    shape(corners(0), colours.floor),
    boards(colours),
    shape(
      [
        [-half, 0, back],
        [half, 0, back],
        [half, height, back],
        [-half, height, back],
      ],
      colours.wall,
    ),
    windows(panes, view, light, colours),
    line(
      [
        [-half, 0.06, back],
        [half, 0.06, back],
      ],
      colours.wood,
      0.12,
    ),
    ...panes.map((pane) => fallingLight(pane, light)),
    beams(colours),
  ].join('');
}

/** An opening of the back wall, in metres. */
interface Pane {
  left: number;
  right: number;
  bottom: number;
  top: number;
  arched: boolean;
}

function panesOf(opening: Opening): Pane[] {
  const pane = (left: number, right: number, bottom: number, top: number, arched = false) => ({
    left,
    right,
    bottom,
    top,
    arched,
  });
  switch (opening) {
    case 'arches':
      return [
        pane(-2.5, -1, 0.5, 2.5, true),
        pane(-0.75, 0.75, 0.5, 2.9, true),
        pane(1, 2.5, 0.5, 2.5, true),
      ];
    case 'window-wall':
      return [-3.1, -1.55, 0, 1.55].map((left) => pane(left, left + 1.5, 0.25, 3));
    case 'two-windows':
      return [pane(-2.8, -0.7, 0.8, 2.8), pane(0.7, 2.8, 0.8, 2.8)];
    case 'high-window':
      return [-3, -1, 1].map((left) => pane(left, left + 1.9, 2.3, 3.1));
    case 'none':
      return [];
  }
}

function outline({ left, right, bottom, top, arched }: Pane): string {
  const { back } = room;
  const [x0, y1] = project([left, bottom, back]);
  const [x1, y0] = project([right, top, back]);
  const radius = (x1 - x0) / 2;
  return arched
    ? `M${x0} ${y1}V${y0}a${radius} ${radius} 0 0 1 ${x1 - x0} 0V${y1}Z`
    : `M${x0} ${y1}V${y0}H${x1}V${y1}Z`;
}

function windows(
  panes: Pane[],
  view: RoomPlan['view'],
  light: Light,
  colours: RoomColours,
): string {
  if (panes.length === 0) return '';
  const outlines = panes.map(outline).join('');
  const bars = panes.map(({ left, right, bottom, top }) => {
    const middle = (left + right) / 2;
    const level = bottom + (top - bottom) * 0.62;
    return (
      line(
        [
          [middle, bottom, room.back],
          [middle, top, room.back],
        ],
        colours.wood,
        0.05,
      ) +
      line(
        [
          [left, level, room.back],
          [right, level, room.back],
        ],
        colours.wood,
        0.05,
      )
    );
  });
  return `<clipPath id="w"><path d="${outlines}"/></clipPath><g clip-path="url(#w)">${drawView(view, light)}${bars.join('')}</g><path d="${outlines}" fill="none" stroke="${colours.wood}" stroke-width="3.4"/>`;
}

function boards({ floorLine }: RoomColours): string {
  const lines: string[] = [];
  for (let x = -3.5; x <= 3.5; x += 0.5)
    lines.push(
      line(
        [
          [x, 0, room.front],
          [x, 0, room.back],
        ],
        floorLine,
        0.006,
      ),
    );
  return lines.join('');
}

/** What falls through a window lies slanted on the floor, longer the lower the sun. */
function fallingLight({ left, right, bottom, top }: Pane, light: Light): string {
  const { colour, strength } = lightOf[light];
  if (light === 'lamps') return '';
  const slope = light === 'morning' ? 0.95 : 1.35;
  const shift = light === 'morning' ? 0.5 : -0.55;
  const at = (x: number, y: number): Point => [
    x + y * shift,
    0.002,
    Math.max(1.3, room.back - y * slope),
  ];
  return shape(
    [at(left, bottom), at(right, bottom), at(right, top + 0.4), at(left, top + 0.4)],
    colour,
    strength,
  );
}

function beams({ wood }: RoomColours): string {
  return [2.4, 4.2, 6]
    .map((z) =>
      shape(
        [
          [-room.half, room.height, z],
          [room.half, room.height, z],
          [room.half, room.height, z + 0.32],
          [-room.half, room.height, z + 0.32],
        ],
        wood,
        0.55,
      ),
    )
    .join('');
}

/** Lamps on long cables, each with its light. */
function drawGlow(light: Light): string {
  if (light !== 'lamps') return '';
  return (
    [-1.9, 1.9]
      .map((x) => {
        const z = 5.4;
        const [cx, cy] = project([x, 2.35, z]);
        const [, top] = project([x, room.height, z]);
        return `<path d="M${cx} ${top}V${cy}" stroke="#191613" stroke-width="1"/><circle cx="${cx}" cy="${cy}" r="42" fill="#ffdf9c" fill-opacity=".08"/><circle cx="${cx}" cy="${cy}" r="24" fill="#ffdf9c" fill-opacity=".14"/><path d="M${cx - 11} ${cy + 2}a11 11 0 0 1 22 0Z" fill="#ff5a2b"/><circle cx="${cx}" cy="${cy + 3}" r="4" fill="#fff6df"/>`;
      })
      .join('') + mat([-2.4, 0.002, 4], 4.8, 2.6, '#ffdf9c', 0.12)
  );
}
