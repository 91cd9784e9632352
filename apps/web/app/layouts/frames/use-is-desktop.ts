import { useSyncExternalStore } from 'react';

/** Below 768 px the phone's frame is used. */
const query = '(min-width: 48em)';

function onChange(listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Returns whether the window is wide enough for the desktop's frame. */
export function useIsDesktop(): boolean {
  return useSyncExternalStore(
    onChange,
    () => matchMedia(query).matches,
    () => true,
  );
}
