import { TRAVEL_MODES, type TravelMode } from '@pulse/domain';

const storageKey = 'pulse_explore_travel_mode';

/** Returns the means of travel last chosen on this device; walking until one is chosen. */
export function readLastTravelMode(): TravelMode {
  const stored = localStorage.getItem(storageKey);
  return TRAVEL_MODES.find((mode) => mode === stored) ?? TRAVEL_MODES[0];
}

/** Stores the means of travel for the next visit. */
export function saveLastTravelMode(mode: TravelMode): void {
  localStorage.setItem(storageKey, mode);
}
