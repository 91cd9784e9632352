import { useSyncExternalStore } from 'react';
import { missingFiles, onMissingFilesChange } from './missing-files.ts';

/** Which files of the app are missing, and whether the page is about to be loaded anew. */
export function useMissingFiles() {
  return useSyncExternalStore(onMissingFilesChange, missingFiles, missingFiles);
}
