import { z } from 'zod';

/** Where a page ended: the last row's order key and id. */
export interface PageEnd<K extends number | string = number | string> {
  key: K;
  id: string;
}

/** What lists are ordered by; a forged key of another kind would only fail in the database. */
const KEYS = {
  number: z.number(),
  text: z.string().max(300),
  instant: z.iso.datetime().refine((text) => !text.startsWith('0000')),
};
type KeyKind = keyof typeof KEYS;

/** An opaque cursor. `order` names what the list was ordered by, so that no other list takes it. */
export function writeCursor(order: string, { key, id }: PageEnd): string {
  return Buffer.from(JSON.stringify([order, key, id])).toString('base64url');
}

/** Reads a cursor of the same order and kind of key; null when `writeCursor` did not write it. */
export function readCursor<K extends KeyKind>(
  order: string,
  kind: K,
  text: string,
): PageEnd<z.output<(typeof KEYS)[K]>> | null {
  const position = z.tuple([z.literal(order), KEYS[kind], z.uuid()]);
  try {
    const [, key, id] = position.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return { key: key as z.output<(typeof KEYS)[K]>, id };
  } catch {
    return null;
  }
}
