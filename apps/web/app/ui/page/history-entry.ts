import { createPath, type Location } from 'react-router';

/** What the browser's history stores with an entry that was added for an open overlay. */
interface OverlayEntryState {
  /** How many overlays are open at this entry. */
  overlays?: number;
  /** The key and the address of the page's own entry below. */
  pageKey?: string;
  pageAddress?: string;
  /** The overlay that opens again when the reader comes back to this entry. */
  reopens?: string;
}

function readState({ state }: Pick<Location, 'state'>): OverlayEntryState {
  return typeof state === 'object' && state !== null ? state : {};
}

/** How many overlays are open at a history entry; 0 for an entry of the page itself. */
export const overlaysAt = (entry: Pick<Location, 'state'>): number =>
  readState(entry).overlays ?? 0;

/** The overlay to open again on coming back to this entry; undefined for most. */
export const reopensAt = (location: Location): string | undefined => readState(location).reopens;

/** Whether the address was changed in an overlay, as filters do: the entry then stays when it closes. */
export function wasChangedInOverlay(location: Location): boolean {
  const { pageAddress } = readState(location);
  return pageAddress !== undefined && pageAddress !== createPath(location);
}

/**
 * The key under which a page keeps its scroll position and the like. Entries of overlays share the
 * key of the page below them, because the page itself has not changed.
 */
export const pageKeyOf = (location: Location): string =>
  readState(location).pageKey ?? location.key;

/** The history state of an entry for one more overlay above the one at `location`. */
export function stateWithOverlay(location: Location, reopens: string | undefined): unknown {
  const { pageKey = location.key, pageAddress = createPath(location) } = readState(location);
  const overlays = overlaysAt(location) + 1;
  return { ...location.state, overlays, pageKey, pageAddress, reopens };
}

/** The history state of an entry whose overlays are closed but for so many. */
export function stateWithoutOverlays(location: Location, remaining: number): unknown {
  if (remaining > 0) return { ...location.state, overlays: remaining, reopens: undefined };
  const { overlays: _, pageKey: __, pageAddress: ___, reopens: ____, ...own } = readState(location);
  return own;
}
