import type { EpochMs } from '@pulse/domain';

/** The prefix `pulse_` marks data that sign-out clears. */
const storageKey = 'pulse_desk_clock';

/** Milliseconds to add to the clock of this device to have the server's, as last measured; 0 before. */
export function readClockOffset(): number {
  return Number(localStorage.getItem(storageKey) ?? 0) || 0;
}

/** Measures how far the clock of this device is off, from a request and the server's time in its answer. */
export function measureClockOffset(
  requestedAt: EpochMs,
  answeredAt: EpochMs,
  serverTime: string,
): void {
  const offset = Date.parse(serverTime) - (requestedAt + answeredAt) / 2;
  localStorage.setItem(storageKey, String(Math.round(offset)));
}
