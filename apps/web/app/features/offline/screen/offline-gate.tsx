import { lazy, type ReactNode, Suspense, useState } from 'react';
import { RingLoader } from '#ui/feedback/ring-loader.tsx';
import { useOnline } from '#ui/network/use-online.ts';
import { offlineScreenKind } from './offline-screen-kind.ts';

const OfflineScreen = lazy(() => import('./offline-screen.tsx'));

interface OfflineGateProps {
  path: string;
  userId: string | undefined;
  /** True for a page without the layout frame: the offline screen then has its own main region. */
  frameless?: boolean;
  children: ReactNode;
}

/**
 * Renders a page, or an offline screen when it is opened without a connection. A page that was
 * already loaded stays mounted, so nothing typed is lost.
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
