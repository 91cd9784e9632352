/** The beginning of a page, a script or a PDF; long enough not to occur in pixels by chance. */
const MARKUP = /<script[\s>]|<html[\s>]|<!doctype|<iframe[\s>]|<\?php|%PDF-\d/i;
const END_OF_ZIP = Buffer.from('PK\x05\x06', 'latin1');
/** The end of a ZIP archive: this many bytes, then a comment of at most 65,535. */
const END_OF_ZIP_BYTES = 22;

/**
 * Whether a file is something else beside an image: a page, a PDF or an archive, which other programs
 * would open it as. What cameras append (a second image, a short film) is none of these.
 */
export function containsOtherContent(file: Buffer): boolean {
  return MARKUP.test(file.toString('latin1')) || endsAsZip(file);
}

function endsAsZip(file: Buffer): boolean {
  for (let at = file.lastIndexOf(END_OF_ZIP); at >= 0; at = file.lastIndexOf(END_OF_ZIP, at - 1)) {
    const commentStart = at + END_OF_ZIP_BYTES;
    if (file.length - commentStart > 65_535) return false;
    if (commentStart <= file.length && commentStart + file.readUInt16LE(at + 20) === file.length)
      return true;
    if (at === 0) return false;
  }
  return false;
}
