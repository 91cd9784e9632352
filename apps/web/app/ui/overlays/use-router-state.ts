import { use, useCallback, useSyncExternalStore } from 'react';
import { UNSAFE_DataRouterContext } from 'react-router';

/**
 * Where the router is. `useLocation` and `useNavigation` return what is rendered, which lags behind:
 * a step back decided from them can cancel a navigation that has just begun.
 */
export function useRouterState() {
  const router = use(UNSAFE_DataRouterContext)?.router;
  if (!router) throw new Error('There is no router around this component.');
  const readLocation = () => router.state.location;
  const readIsIdle = () => router.state.navigation.state === 'idle';
  return {
    /** Another object after each navigation, even to the entry it came from. */
    location: useSyncExternalStore(router.subscribe, readLocation, readLocation),
    isIdle: useSyncExternalStore(router.subscribe, readIsIdle, readIsIdle),
    /** How the current entry was reached. */
    readAction: useCallback(() => router.state.historyAction, [router]),
  };
}
