import type { FileFault } from './faults/faults.ts';

/** What older programs of Western Europe save as, when a file is no valid UTF-8. */
const LEGACY_ENCODING = 'windows-1252';
/** How spreadsheets and documents of office programs begin: ZIP, and the older OLE format. */
const WORKBOOK_SIGNATURES = ['504b0304', 'd0cf11e0'];
/** Control characters that no text has. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are looked for.
const BINARY = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

/** The text of a file in UTF-8, UTF-16 or Windows-1252; a fault for a workbook or another binary. */
export function decodeText(bytes: Buffer): { text: string } | FileFault {
  if (WORKBOOK_SIGNATURES.includes(bytes.subarray(0, 4).toString('hex')))
    return { fault: 'file_is_workbook', details: {} };
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  return BINARY.test(text) ? { fault: 'file_not_text', details: {} } : { text };
}

function encodingOf(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Without a byte order mark, text of Latin letters in UTF-16 has a zero in every second byte.
  if (first && second === 0 && bytes[3] === 0) return 'utf-16le';
  if (first === 0 && second) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return LEGACY_ENCODING;
  }
}
