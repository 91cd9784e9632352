// Writes the landing page's city drawing, wide and tall, in both themes.
import { writeFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { webPublicFolder } from '../output-folders.ts';
import { type CityColours, type CityPlan, drawCity } from './draw-city.ts';

const light: CityColours = {
  paper: '#f1efe9',
  land: '#f1efe9',
  block: '#e0dbcf',
  yard: '#f1efe9',
  park: '#bccfae',
  ink: '#191613',
  seaLine: '#cfcbc1',
};
const dark: CityColours = {
  paper: '#131110',
  land: '#131110',
  block: '#282421',
  yard: '#1b1816',
  park: '#24331f',
  ink: '#f5f0e8',
  seaLine: '#2b2724',
};

const wide: CityPlan = {
  width: 1440,
  height: 900,
  districts: [
    { center: [800, 80], angle: 14, scale: 1 },
    { center: [760, 330], angle: -16, scale: 1 },
    { center: [1010, 250], angle: 30, scale: 1 },
    { center: [1290, 150], angle: -24, scale: 0.9 },
    { center: [1330, 420], angle: 12, scale: 1.1 },
    { center: [900, 560], angle: 8, scale: 1.3 },
    { center: [1130, 540], angle: -30, scale: 1.2 },
    { center: [800, 800], angle: -12, scale: 0.9 },
    { center: [1060, 800], angle: 22, scale: 1 },
    { center: [1340, 760], angle: -6, scale: 1.1 },
  ],
  coast: [
    [880, -20],
    [838, 40],
    [730, 110],
    [676, 190],
    [676, 270],
    [722, 350],
    [762, 430],
    [766, 520],
    [736, 620],
    [704, 710],
    [706, 800],
    [740, 925],
  ],
  hinterland: [
    [1470, 925],
    [1470, -20],
  ],
  seaStep: [-44, 6],
  seaLines: 5,
  target: 9000,
  seed: 'pulse-wide-3',
};

const tall: CityPlan = {
  width: 780,
  height: 900,
  districts: [
    { center: [110, 260], angle: -14, scale: 1 },
    { center: [380, 300], angle: 10, scale: 1.1 },
    { center: [670, 200], angle: -24, scale: 1 },
    { center: [150, 560], angle: 12, scale: 1 },
    { center: [440, 580], angle: -20, scale: 1.1 },
    { center: [700, 520], angle: 20, scale: 1 },
    { center: [230, 820], angle: -8, scale: 1 },
    { center: [600, 810], angle: 16, scale: 1 },
  ],
  coast: [
    [-20, 290],
    [60, 262],
    [150, 200],
    [250, 178],
    [330, 206],
    [400, 222],
    [500, 196],
    [600, 130],
    [700, 120],
    [800, 70],
  ],
  hinterland: [
    [800, 930],
    [-20, 930],
  ],
  seaStep: [-10, -44],
  seaLines: 2,
  target: 15000,
  seed: 'pulse-tall-2',
};

for (const [shape, plan] of Object.entries({ wide, tall })) {
  for (const [theme, colours] of Object.entries({ light, dark })) {
    const file = new URL(`city-${shape}-${theme}.svg`, webPublicFolder);
    writeFileSync(file, renderToStaticMarkup(drawCity(plan, colours)));
  }
}
