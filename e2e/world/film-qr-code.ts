import { writeFileSync } from 'node:fs';
import { create } from 'qrcode';

const width = 640;
const height = 480;
const moduleSize = 10;
const white = 235;
const black = 16;

/** Writes a film (y4m, 4:2:0) in which a camera looks at the QR code of `text`. */
export function filmQrCode(file: string, text: string): void {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const left = Math.floor((width - modules.size * moduleSize) / 2);
  const top = Math.floor((height - modules.size * moduleSize) / 2);
  const brightness = Buffer.alloc(width * height, white);
  for (let row = 0; row < modules.size * moduleSize; row += 1) {
    for (let column = 0; column < modules.size * moduleSize; column += 1) {
      const dark = modules.get(Math.floor(row / moduleSize), Math.floor(column / moduleSize));
      if (dark) brightness[(top + row) * width + left + column] = black;
    }
  }
  const noColour = Buffer.alloc((width * height) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), brightness, noColour]);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(file, Buffer.concat([head, frame, frame]));
}
