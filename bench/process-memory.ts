import { readFileSync } from 'node:fs';

/** The memory that a process holds now, and the most it held so far, in MB (VmRSS and VmHWM of Linux). */
export function processMemory(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (field: string) =>
    Math.round(Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / 1024);
  return { now: read('VmRSS'), peak: read('VmHWM') };
}
