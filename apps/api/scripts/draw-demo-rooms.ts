// Writes the pictures of the demo's best-known venues: node scripts/draw-demo-rooms.ts
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { roomFilePath } from '../src/demo/rooms/room-files.ts';
import { roomPlans } from '../src/demo/rooms/room-plans.ts';
import { filesOf } from '../src/platform/storage/image-kinds.ts';
import { drawRoom } from './rooms/draw-room.ts';

const folder = new URL('../src/demo/rooms/files/', import.meta.url);
rmSync(folder, { recursive: true, force: true });
for (const plan of roomPlans) {
  const svg = Buffer.from(drawRoom(plan));
  for (const { suffix, format, width } of filesOf('venue_image')) {
    const image = sharp(svg).resize({ width });
    const encoded =
      format === 'avif'
        ? image.avif({ quality: width > 1000 ? 50 : 42, effort: 3, chromaSubsampling: '4:2:0' })
        : image.webp({ quality: 74, effort: 4 });
    const file = new URL(roomFilePath(plan.venue, suffix), folder);
    mkdirSync(new URL('.', file), { recursive: true });
    writeFileSync(file, await encoded.toBuffer());
  }
}
