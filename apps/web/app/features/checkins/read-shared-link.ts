import { readScannedText, type ScannedText } from './read-scanned-text.ts';

const links = /https?:\/\/[^\s<>"']+/g;

/**
 * What was shared to the installed app (the manifest's share target): its link, else the first link
 * in its text or title. Null when this visit shares nothing.
 */
export function readSharedLink(shared: URLSearchParams, origin: string): ScannedText | null {
  const [url, text, title] = ['url', 'text', 'title'].map((name) => shared.get(name)?.trim() ?? '');
  if (!url && !text && !title) return null;
  const candidates = [url, ...`${text} ${title}`.matchAll(links), text].map(String).filter(Boolean);
  const read = candidates.map((candidate) => readScannedText(candidate, origin));
  return read.find((one) => 'path' in one) ?? read[0] ?? { problem: 'not_ours' };
}
