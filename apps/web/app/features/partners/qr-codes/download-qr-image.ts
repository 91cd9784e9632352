export type ImageFormat = 'png' | 'svg';

/** Pixels; enough to print the code 10 cm wide. */
const pngWidth = 1200;

/** Saves a QR code as an image file named after `name`. */
export async function downloadQrImage(
  text: string,
  name: string,
  format: ImageFormat,
): Promise<void> {
  const { default: qrcode } = await import('qrcode');
  const options = { errorCorrectionLevel: 'M', margin: 4 } as const;
  const dataUrl =
    format === 'png'
      ? await qrcode.toDataURL(text, { ...options, width: pngWidth })
      : `data:image/svg+xml,${encodeURIComponent(await qrcode.toString(text, { ...options, type: 'svg' }))}`;
  const link = document.createElement('a');
  link.href = dataUrl;
  link.download = `${fileName(name)}.${format}`;
  link.click();
}

function fileName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
}
