import { lazy, type ReactNode, Suspense, useState } from 'react';
import { RingLoader } from '../../../ui/feedback/ring-loader.tsx';
import { useOnline } from '../../../ui/network/use-online.ts';
import { offlineScreenKind } from './offline-screen-kind.ts';

const OfflineScreen = lazy(() => import('./offline-screen.tsx'));

interface OfflineGateProps {
  path: string;
  userId: string | undefined;
  /** True for a page without the frame: what stands in for it then brings its own main region. */
  frameless?: boolean;
  children: ReactNode;
}

/**
 * Shows a page, or, when it is opened without a network, what can honestly be shown of it. A page
 * that stood before the network went stays, with all that was typed into it.
 */
export function OfflineGate({ path, userId, frameless = false, children }: OfflineGateProps) {
  const online = useOnline();
  const [loadedPath, setLoadedPath] = useState(online ? path : null);
  const nextLoadedPath = online ? path : loadedPath === path ? loadedPath : null;
  if (nextLoadedPath !== loadedPath) setLoadedPath(nextLoadedPath);
  const screen = offlineScreenKind(path);
  if (online || screen === 'page' || loadedPath === path) return children;
  return (
    <Suspense fallback={<RingLoader />}>
      <OfflineScreen screen={screen} userId={userId} frameless={frameless} />
    </Suspense>
  );
}
