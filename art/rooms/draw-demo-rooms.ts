// Writes the pictures of the demo's best-known venues.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { roomFilePath } from '@pulse/api/demo-room-files';
import { filesOf } from '@pulse/api/image-kinds';
import sharp from 'sharp';
import { roomPicturesFolder } from '../output-folders.ts';
import { drawRoom } from './draw-room.ts';
import { roomPlans } from './room-plans.ts';

rmSync(roomPicturesFolder, { recursive: true, force: true });
for (const plan of roomPlans) {
  const svg = Buffer.from(drawRoom(plan));
  for (const { suffix, format, width } of filesOf('venue_image')) {
    const image = sharp(svg).resize({ width });
    const encoded =
      format === 'avif'
        ? image.avif({ quality: width > 1000 ? 50 : 42, effort: 3, chromaSubsampling: '4:2:0' })
        : image.webp({ quality: 74, effort: 4 });
    const file = new URL(roomFilePath(plan.venue, suffix), roomPicturesFolder);
    mkdirSync(new URL('.', file), { recursive: true });
    writeFileSync(file, await encoded.toBuffer());
  }
}
