import { z } from 'zod';
import { type Refusal, refuse } from '../../refusal.ts';

/** Where a page ended: the last row's order key and id. */
export interface CursorPosition<K extends number | string = number | string> {
  key: K;
  id: string;
}

/** The kinds of order keys; a forged key of another kind would only fail in the database. */
const KEYS = {
  number: z.number(),
  text: z.string().max(300),
  instant: z.iso.datetime().refine((text) => !text.startsWith('0000')),
};
type KeyKind = keyof typeof KEYS;

/** Encodes an opaque cursor. `order` names the sort order, so that no other list accepts it. */
function encodeCursor(order: string, { key, id }: CursorPosition): string {
  return Buffer.from(JSON.stringify([order, key, id])).toString('base64url');
}

/**
 * Decodes a cursor of the same order and kind of key; null when `encodeCursor` did not write it.
 */
export function decodeCursor<K extends KeyKind>(
  order: string,
  kind: K,
  text: string,
): CursorPosition<z.output<(typeof KEYS)[K]>> | null {
  const position = z.tuple([z.literal(order), KEYS[kind], z.uuid()]);
  try {
    const [, key, id] = position.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return { key: key as z.output<(typeof KEYS)[K]>, id };
  } catch {
    return null;
  }
}

/**
 * The position after which the requested page begins: null for the first page. Refuses, at the
 * field `cursor`, what no list of this order has written.
 */
export function pageStart<K extends KeyKind>(
  order: string,
  kind: K,
  cursor: string | undefined,
): ReturnType<typeof decodeCursor<K>> | Refusal {
  if (cursor === undefined) return null;
  return decodeCursor(order, kind, cursor) ?? refuse('validation_failed', { field: 'cursor' });
}

/** Cuts `limit + 1` rows to one page and creates the cursor of the next, if there is one. */
export function paginate<R>(
  rows: readonly R[],
  limit: number,
  order: string,
  endOf: (last: R) => CursorPosition,
): { page: R[]; next_cursor: string | null } {
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { page, next_cursor: last === undefined ? null : encodeCursor(order, endOf(last)) };
}
