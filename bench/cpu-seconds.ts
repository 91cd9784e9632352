import { readdirSync, readFileSync } from 'node:fs';

/** Of Linux, on every machine that it runs on. */
const TICKS_PER_SECOND = 100;

/**
 * The seconds of processor that a process and its descendants have used, with those that have
 * ended: the backends of PostgreSQL come and go. Linux only.
 */
export function cpuSeconds(pid: number): number {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = readStat(Number(name))?.parent;
    if (parent) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const sum = (id: number): number =>
    (children.get(id) ?? []).reduce((ticks, child) => ticks + sum(child), readStat(id)?.ticks ?? 0);
  return sum(pid) / TICKS_PER_SECOND;
}

/** The parent of a running process; 0 when there is none. */
export function parentOf(pid: number): number {
  return readStat(pid)?.parent ?? 0;
}

/** The parent of a process, and its ticks with those of the children that it has waited for. */
function readStat(pid: number): { parent: number; ticks: number } | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const ticks = fields.slice(11, 15).reduce((total, field) => total + Number(field), 0);
    return { parent: Number(fields[1]), ticks };
  } catch {
    // It ended meanwhile.
    return null;
  }
}
