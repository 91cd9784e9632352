import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { decodeText } from '../decode-text.ts';
import { type FileFault, isFileFault } from '../faults/faults.ts';

/** The largest file of one venue in bytes: its sessions of several years, or 2,000 long events. */
export const MAX_VENUE_FILE_BYTES = 4 * 1024 * 1024;

/** A file of one venue as text. */
export interface TextFile {
  format: 'csv' | 'icalendar';
  text: string;
}

/** Reads a received file as text; an iCalendar is known by its first line, whatever its name. */
export async function readTextFile(path: string): Promise<TextFile | FileFault> {
  const decoded = decodeText(await readFile(path));
  if (isFileFault(decoded)) return decoded;
  const text = decoded.text.replace(/^\uFEFF/, '');
  const isCalendar = /^\s*BEGIN:VCALENDAR/i.test(text.slice(0, 1000));
  return { format: isCalendar ? 'icalendar' : 'csv', text };
}

/** The bytes of a text in pieces, so that reading it lets other requests have their turn. */
export async function* inPieces(text: string): AsyncGenerator<Buffer> {
  const size = 16 * 1024;
  for (let start = 0; start < text.length; start += size) {
    await setImmediate();
    yield Buffer.from(text.slice(start, start + size));
  }
}
