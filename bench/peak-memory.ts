import { readFileSync } from 'node:fs';

/** The peak memory of a process, in MB (VmHWM of Linux). */
export function peakMemoryMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [, kilobytes = '0'] = /VmHWM:\s+(\d+) kB/.exec(status) ?? [];
  return Number(kilobytes) / 1024;
}
