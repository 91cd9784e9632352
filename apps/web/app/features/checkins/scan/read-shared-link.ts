import { readScannedText, type ScanTarget } from './read-scanned-text.ts';

const linkPattern = /https?:\/\/[^\s<>"']+/g;

/**
 * The target of what was shared to the installed app (the manifest's share target): its link, else
 * the first link in its text or title. Null when nothing was shared.
 */
export function readSharedLink(shared: URLSearchParams, origin: string): ScanTarget | null {
  const [url, text, title] = ['url', 'text', 'title'].map((name) => shared.get(name)?.trim() ?? '');
  if (!url && !text && !title) return null;
  const candidates = [url, ...`${text} ${title}`.matchAll(linkPattern), text]
    .map(String)
    .filter(Boolean);
  const targets = candidates.map((candidate) => readScannedText(candidate, origin));
  return targets.find((target) => 'path' in target) ?? targets[0] ?? { problem: 'not_ours' };
}
