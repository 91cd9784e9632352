export interface Overlay {
  close: () => void;
  /** Closed when the page changes: a menu of the frame stays mounted then, a page's sheet does not. */
  closesOnNavigation: boolean;
  /** The key of the history entry that it was opened at. */
  openedAt: string;
  /** The name under which it opens again on coming back. */
  reopens?: string;
}

const listeners = new Set<() => void>();
const reopeners = new Map<string, () => void>();
let overlays: readonly Overlay[] = [];

function setOverlays(next: readonly Overlay[]): void {
  overlays = next;
  for (const listener of listeners) listener();
}

/** The open overlays that going back closes, the topmost last. */
export const readOverlays = () => overlays;

/** Calls the listener when an overlay opens or closes; returns a function that unsubscribes. */
export function onOverlaysChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Puts an overlay on top; returns a function that takes it away. */
export function addOverlay(overlay: Overlay): () => void {
  setOverlays([...overlays, overlay]);
  return () => setOverlays(overlays.filter((other) => other !== overlay));
}

/** Sets how the overlay of this name is opened again; returns a function that forgets it. */
export function addReopener(name: string, reopen: () => void): () => void {
  reopeners.set(name, reopen);
  return () => {
    if (reopeners.get(name) === reopen) reopeners.delete(name);
  };
}

/** Opens the overlay of this name again; returns false when the page has none. */
export function reopenOverlay(name: string | undefined): boolean {
  const reopen = name === undefined ? undefined : reopeners.get(name);
  reopen?.();
  return reopen !== undefined;
}
