import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadWhenOnline } from './load-when-online.ts';

/**
 * A component that is an addition to its page, loaded after it: without a network the page goes on
 * without it, and it is loaded when the network is back.
 */
export function lazyWhenOnline<P>(
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(() => loadWhenOnline(load));
}
