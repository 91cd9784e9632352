// Draws what is named: `npm run draw -- cover-art rooms`, or `npm run draw -- all`.

const drawings = {
  city: () => import('./city/draw-city-images.ts'),
  'cover-art': () => import('./cover-art/draw-cover-images.ts'),
  'display-font': () => import('./display-font/cut-display-font.ts'),
  icons: () => import('./icons/draw-icons.ts'),
  map: () => import('./map/build-map.mjs'),
  rooms: () => import('./rooms/draw-demo-rooms.ts'),
};

const names = Object.keys(drawings);
const words = process.argv.slice(2);
const wanted = words.includes('all') ? names : words;
if (wanted.length === 0 || wanted.some((name) => !names.includes(name))) {
  console.error(`Name what to draw: ${names.join(', ')}, or all.`);
  process.exit(1);
}
for (const name of wanted) {
  console.log(`Drawing ${name} …`);
  await drawings[name]();
}
