import { z } from 'zod';

/** Where a page of the audit log ended; the time in microseconds, as the database has it. */
export interface AuditPosition {
  at: number;
  id: number;
}

/** The last microsecond of the year 2200. */
const LATEST = 7_289_654_399_999_999;
const position = z.tuple([
  z.literal('audit'),
  z.int().min(0).max(LATEST),
  z.int().min(0).max(Number.MAX_SAFE_INTEGER),
]);

/** Encodes an opaque cursor. */
export function encodeAuditCursor({ at, id }: AuditPosition): string {
  return Buffer.from(JSON.stringify(['audit', at, id])).toString('base64url');
}

/** Decodes a cursor; null when `encodeAuditCursor` did not write it. */
export function decodeAuditCursor(text: string): AuditPosition | null {
  try {
    const [, at, id] = position.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return { at, id };
  } catch {
    return null;
  }
}
