import { readFileSync } from 'node:fs';

/**
 * Answers a function that tells whether the npm which runs this script is still alive; always true
 * without npm. A killed npm cannot announce it, and between it and this script there is often a
 * shell that lives on.
 */
export function watchNpmProcess() {
  if (!process.env.npm_lifecycle_event) return () => true;
  const before = ancestors();
  return () => ancestors() === before;
}

// The parent, and when that is a shell (Linux only) the parent's parent as well.
function ancestors() {
  const parent = process.ppid;
  if (process.platform !== 'linux') return String(parent);
  try {
    const stat = readFileSync(`/proc/${parent}/stat`, 'utf8');
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    const grandparent = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
    return /^(npm|node)/.test(name) ? String(parent) : `${parent} ${grandparent}`;
  } catch {
    return String(parent);
  }
}
