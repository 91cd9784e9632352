import { z } from 'zod';

/** Where a page ended: the last row's order key and id. */
export interface PageEnd {
  key: number | string;
  id: string;
}

const position = z.tuple([z.string(), z.union([z.number(), z.string()]), z.uuid()]);

/** An opaque cursor. `order` names what the list was ordered by, so that no other list takes it. */
export function writeCursor(order: string, { key, id }: PageEnd): string {
  return Buffer.from(JSON.stringify([order, key, id])).toString('base64url');
}

/** Reads a cursor of the same order; null when it was not written by `writeCursor`. */
export function readCursor(order: string, text: string): PageEnd | null {
  try {
    const [of, key, id] = position.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return of === order ? { key, id } : null;
  } catch {
    return null;
  }
}
