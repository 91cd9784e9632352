import type { Light, View } from './room-plan.ts';

/** The sky, from above to the horizon. */
const skies: Record<Light, readonly [string, string, string]> = {
  morning: ['#bfe3ea', '#d9eeee', '#f6ead2'],
  evening: ['#f2a48c', '#f7c39a', '#fbdfae'],
  lamps: ['#1d2747', '#27355f', '#3a4a78'],
};

const seas: Record<Light, readonly [string, string]> = {
  morning: ['#3f9fc0', '#6bbccf'],
  evening: ['#c9697a', '#e5927f'],
  lamps: ['#15203d', '#1f2f57'],
};

/** Returns what is outside, for the whole picture; an opening shows a part of it. */
export function drawView(view: View, light: Light): string {
  const [high, middle, low] = skies[light];
  const sky = `<rect width="400" height="140" fill="${high}"/><rect y="78" width="400" height="40" fill="${middle}"/><rect y="102" width="400" height="40" fill="${low}"/>`;
  const sun =
    light === 'lamps'
      ? '<circle cx="262" cy="80" r="7" fill="#f4ead0"/>'
      : `<circle cx="262" cy="${light === 'morning' ? 90 : 112}" r="11" fill="${light === 'morning' ? '#fff6df' : '#ffe7b0'}"/>`;
  return sky + sun + scenes[view](light);
}

const scenes: Record<View, (light: Light) => string> = {
  sea: (light) => {
    const [deep, shallow] = seas[light];
    const glints = [
      [238, 142, 40],
      [246, 150, 30],
      [228, 158, 56],
      [120, 148, 24],
      [150, 166, 40],
    ].map(
      ([x, y, width]) =>
        `<rect x="${x}" y="${y}" width="${width}" height="1.6" rx=".8" fill="${skies[light][2]}" fill-opacity=".7"/>`,
    );
    return `<path d="M0 134C60 118 96 122 128 134Z" fill="${deep}" fill-opacity=".55"/><rect y="133" width="400" height="120" fill="${deep}"/><rect y="160" width="400" height="80" fill="${shallow}"/>${glints.join('')}<path d="M176 133l7 -15l6 15z" fill="#fbfaf7"/><path d="M171 134h22l-4 4h-14z" fill="#fbfaf7"/>`;
  },
  mountains: (light) => {
    const [far, near, front] =
      light === 'lamps'
        ? ['#2f3d68', '#26325a', '#1b2547']
        : light === 'evening'
          ? ['#d78a93', '#a9637f', '#6b4468']
          : ['#a9c9cf', '#7fa9a8', '#4f7f6b'];
    return `<path d="M0 140L58 96L92 118L150 78L214 124L262 92L330 130L400 100V260H0Z" fill="${far}"/><path d="M136 88L150 78L166 90L156 94L148 88L142 94Z" fill="#fbfaf7" fill-opacity=".8"/><path d="M0 156C60 128 118 146 170 132C240 116 300 152 400 128V260H0Z" fill="${near}"/><path d="M0 178C80 152 150 176 226 160C300 146 352 168 400 158V260H0Z" fill="${front}"/>`;
  },
  street: (light) => {
    const walls =
      light === 'lamps' ? ['#3a3350', '#4b3f5a', '#2f2b46'] : ['#e9c9a4', '#d99a7c', '#c9b79a'];
    const pane = light === 'lamps' ? '#ffcf70' : '#6f8c8f';
    const houses = [
      [58, 84, 66],
      [124, 70, 58],
      [182, 92, 54],
      [236, 66, 62],
      [298, 88, 58],
    ].map(([x = 0, y = 0, width = 0], index) => {
      const windows = [];
      for (let column = 0; column < 3; column++)
        for (let row = 0; row < 4; row++)
          windows.push(
            `<rect x="${x + 8 + column * ((width - 16) / 3) + 2}" y="${y + 12 + row * 24}" width="9" height="14" rx="4" fill="${pane}" fill-opacity="${(column + row + index) % 3 ? 1 : 0.45}"/>`,
          );
      const balcony = `<rect x="${x + 6}" y="${y + 51}" width="${width - 12}" height="2" fill="#3c4a45"/>`;
      return `<rect x="${x}" y="${y}" width="${width}" height="180" fill="${walls[index % 3]}"/>${windows.join('')}${balcony}`;
    });
    return `${houses.join('')}<path d="M330 200C326 150 330 130 336 112" stroke="#4d5b3a" stroke-width="4" fill="none"/><circle cx="338" cy="104" r="22" fill="#5f8a52"/>`;
  },
  courtyard: (light) => {
    const wall = light === 'lamps' ? '#5b4a52' : '#e7d3ae';
    const arch = light === 'lamps' ? '#2a2236' : '#b98f6a';
    const arches = [76, 138, 200, 262]
      .map((x) => `<path d="M${x} 210V140a22 22 0 0 1 44 0V210Z" fill="${arch}"/>`)
      .join('');
    return `<rect y="92" width="400" height="130" fill="${wall}"/><rect y="88" width="400" height="7" fill="#b5533c"/>${arches}<path d="M196 214C194 170 200 150 206 132" stroke="#6a4a34" stroke-width="6" fill="none"/><g fill="#5c8a4c"><circle cx="186" cy="122" r="24"/><circle cx="222" cy="112" r="28"/><circle cx="206" cy="92" r="22"/></g><g fill="#ff8a3c"><circle cx="184" cy="118" r="3"/><circle cx="214" cy="124" r="3"/><circle cx="228" cy="100" r="3"/><circle cx="202" cy="90" r="3"/></g>`;
  },
  garden: (light) => {
    const [far, near] = light === 'evening' ? ['#8d8a55', '#5e6d44'] : ['#8db58a', '#4f8a5e'];
    const trunks = [92, 158, 246, 310]
      .map((x) => `<rect x="${x}" y="120" width="5" height="90" fill="#7a5a40"/>`)
      .join('');
    return `<path d="M0 130C40 96 80 118 120 100C170 82 210 112 260 96C310 84 350 110 400 96V260H0Z" fill="${far}"/>${trunks}<g fill="${near}"><circle cx="94" cy="112" r="26"/><circle cx="162" cy="100" r="30"/><circle cx="248" cy="106" r="32"/><circle cx="314" cy="112" r="26"/><rect y="176" width="400" height="90"/></g>`;
  },
  'city-night': () => {
    const towers = [
      [40, 96, 40],
      [84, 72, 30],
      [118, 104, 46],
      [168, 60, 34],
      [206, 92, 44],
      [254, 78, 30],
      [288, 100, 52],
      [344, 84, 40],
    ].map(([x = 0, y = 0, width = 0], index) => {
      const lit = [];
      for (let column = 0; column < Math.floor(width / 9); column++)
        for (let row = 0; row < 12; row++)
          if ((column * 7 + row * 5 + index * 3) % 4 === 0)
            lit.push(
              `<rect x="${x + 4 + column * 9}" y="${y + 6 + row * 10}" width="4" height="5" fill="#ffd27a"/>`,
            );
      return `<rect x="${x}" y="${y}" width="${width}" height="170" fill="${index % 2 ? '#1b2238' : '#232c47'}"/>${lit.join('')}`;
    });
    return towers.join('');
  },
};
