import { lazy, type ReactNode, Suspense, useState } from 'react';
import { RingLoader } from '../../ui/ring-loader.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { offlineScreenOf } from './offline-screen-of.ts';

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
  const [standing, setStanding] = useState(online ? path : null);
  const next = online ? path : standing === path ? standing : null;
  if (next !== standing) setStanding(next);
  const screen = offlineScreenOf(path);
  if (online || screen === 'page' || standing === path) return children;
  return (
    <Suspense fallback={<RingLoader />}>
      <OfflineScreen screen={screen} userId={userId} frameless={frameless} />
    </Suspense>
  );
}
