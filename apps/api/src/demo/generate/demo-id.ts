import { createHash } from 'node:crypto';

/** The id of something in the demo data: a UUID (version 8) derived from its kind and name. */
export function demoId(kind: string, name: string): string {
  const hex = createHash('sha256').update(`pulse demo ${kind} ${name}`).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(18, 20)}-${hex.slice(20, 32)}`;
}
