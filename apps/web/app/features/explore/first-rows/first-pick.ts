/** A class that was picked in the first rows, before the app had started. */
export interface FirstPick {
  id: string;
  title: string;
}

declare global {
  interface Window {
    /** Set by the shell's script (show-first-rows.ts). */
    firstPick?: FirstPick | undefined;
  }
}

/** Returns the class that was picked before the app had started, once; null without one. */
export function takeFirstPick(): FirstPick | null {
  const { firstPick = null } = globalThis.window ?? {};
  if (firstPick) window.firstPick = undefined;
  return firstPick;
}
