import { checkConnection, isOnline } from './connection.ts';
import { mayReload } from './may-reload.ts';

/** What of the app could not be loaded: part of a page, or the page that was asked for. */
type Missing = 'nothing' | 'part' | 'page';

const storageKey = 'reloaded-for-missing-file';
const listeners = new Set<() => void>();
let state: { missing: Missing; isChecking: boolean } = { missing: 'nothing', isChecking: false };
let isOwnReload = false;

export const missingFiles = () => state;

export function onMissingFilesChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setState(missing: Missing, isChecking: boolean): void {
  // The error screen of a missing page may lack a part itself, its drawing.
  const isPart = missing === 'part' && state.missing === 'page';
  state = { missing: isPart ? 'page' : missing, isChecking };
  for (const listener of listeners) listener();
}

/** Reloads the page, or loads another one; every reload of the app's own goes through here. */
export function loadPage(path?: string): void {
  isOwnReload = true;
  if (path === undefined) window.location.reload();
  else window.location.assign(path);
}

/** Loads the page anew if the server responds; otherwise what is shown stays. */
export async function loadPageIfReachable(path?: string): Promise<void> {
  await checkConnection();
  if (isOnline()) loadPage(path);
}

function mayReloadNow(): boolean {
  const last = sessionStorage.getItem(storageKey);
  return mayReload(isOnline(), last === null ? null : Number(last), Date.now());
}

async function recover(missing: Missing): Promise<void> {
  if (state.isChecking) return;
  setState(missing, true);
  await checkConnection();
  if (mayReloadNow()) {
    sessionStorage.setItem(storageKey, String(Date.now()));
    return loadPage();
  }
  setState(missing, false);
}

/**
 * Watches for files that a new release has replaced, or that the network has lost, from the start of the
 * app on. The page is loaded anew where that helps; otherwise the error screen is shown.
 */
export function watchMissingFiles(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Where a reload would not help, the importing module gets an error, and may have a sentence for it.
    if (!mayReloadNow()) return setState('part', false);
    event.preventDefault();
    void recover('part');
  });
  // The router reloads by itself when the code of a page is missing: without a network that would end in
  // the browser's error page, and when the file is gone for good, never. Not every browser can stop it.
  if (!('navigation' in window)) return;
  window.navigation.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || event.userInitiated || isOwnReload) return;
    if (!event.cancelable) return;
    event.preventDefault();
    void recover('page');
  });
}

// As Chromium, Firefox and Safari say it, and what loads a style sheet ahead of its module.
const MISSING_FILE = /dynamically imported module|module script failed|unable to preload CSS/i;

/**
 * Whether an error is that a file of the app could not be loaded. A page that waits for such a part is
 * shown, and what was missing forgotten, only after the part has failed.
 */
export const isMissingFile = (error: unknown): boolean =>
  error instanceof Error && MISSING_FILE.test(error.message);

/** The reader has gone to another page: what was missing is not needed there. */
export function forgetMissingFiles(): void {
  if (state.missing !== 'nothing' && !state.isChecking) setState('nothing', false);
}
