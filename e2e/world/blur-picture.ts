import type { Page } from '@playwright/test';

/**
 * A picture (PNG) as a camera at arm's length has it: shrunk to `width` pixels and blurred by
 * `blur` of those pixels, drawn by the page's own browser.
 */
export async function blurPicture(
  page: Page,
  picture: Uint8Array,
  { width, blur }: { width: number; blur: number },
): Promise<Uint8Array> {
  const sharp = Buffer.from(picture).toString('base64');
  const blurred = await page.evaluate(
    async ({ data, side, radius }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = side;
      canvas.height = Math.round((side * image.height) / image.width);
      const pencil = canvas.getContext('2d');
      if (!pencil) throw new Error('There is no canvas.');
      pencil.filter = `blur(${radius}px)`;
      pencil.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    { data: sharp, side: width, radius: blur },
  );
  return Buffer.from(blurred, 'base64');
}
