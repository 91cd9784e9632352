import { useEffect, useRef, useSyncExternalStore } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import {
  overlaysAt,
  reopensAt,
  stateWithOverlay,
  stateWithoutOverlays,
  wasChangedInOverlay,
} from '../page/history-entry.ts';
import { type Overlay, onOverlaysChange, readOverlays, reopenOverlay } from './overlay-stack.ts';
import { useRouterState } from './use-router-state.ts';
import { stepsToPage, type VisitedEntries, visit } from './visited-entries.ts';

/**
 * Keeps the browser's history in step with the open overlays: one entry for each. Going back closes
 * the topmost one; an overlay that is closed otherwise takes its entry with it; an entry left over
 * because a link in the overlay was followed is passed over.
 */
export default function OverlayHistory(): null {
  const navigate = useNavigate();
  const { location, isIdle, readAction } = useRouterState();
  const renderedKey = useLocation().key;
  const overlays = useSyncExternalStore(onOverlaysChange, readOverlays, readOverlays);
  const visited = useRef<VisitedEntries | null>(null);
  const shown = useRef<Location>(undefined);
  /** The entry that is being left by a step of this component. */
  const leaving = useRef<string>(undefined);

  useEffect(() => {
    // The overlays of the page before are open until the next one is rendered.
    if (!isIdle || renderedKey !== location.key || leaving.current === location.key) return;
    const ownStep = leaving.current !== undefined;
    leaving.current = undefined;

    const depth = overlaysAt(location);
    const go = (steps: number) => {
      leaving.current = location.key;
      void navigate(steps);
    };
    const show = ({ pathname, search, hash }: Location, state: unknown, replace: boolean) =>
      void navigate({ pathname, search, hash }, { state, replace, preventScrollReset: true });
    const leaveEntry = (steps: number) => {
      if (wasChangedInOverlay(location))
        show(location, stateWithoutOverlays(location, overlays.length), true);
      else go(steps);
    };

    if (shown.current !== location) {
      const left = shown.current;
      shown.current = location;
      const entry = { key: location.key, overlays: depth };
      const { after, arrival } = visit(visited.current, entry, readAction());
      visited.current = after;
      const isReturn = !ownStep && (arrival === 'back' || arrival === 'forward');
      if ((arrival === 'new' || arrival === 'load') && depth === 0) {
        const ofFrame = overlays.filter(
          ({ closesOnNavigation, openedAt }) => closesOnNavigation && openedAt !== location.key,
        );
        if (ofFrame.length > 0) return closeAll(ofFrame);
      }
      if (isReturn && depth < overlays.length) {
        closeAll(overlays.slice(depth));
        if (left && keepsAddress(left, location))
          show(left, stateWithoutOverlays(left, depth), false);
        return;
      }
      if (isReturn && overlays.length === 0 && depth > 0) {
        if (!reopenOverlay(reopensAt(location))) leaveEntry(stepsToPage(after, arrival));
        return;
      }
    }

    if (depth > overlays.length) leaveEntry(overlays.length - depth);
    else if (depth < overlays.length)
      show(location, stateWithOverlay(location, overlays[depth]?.reopens), false);
  }, [location, renderedKey, isIdle, readAction, navigate, overlays]);

  return null;
}

/** Whether going back has closed an overlay in which the address was changed: that change stays. */
function keepsAddress(left: Location, { pathname }: Location): boolean {
  return left.pathname === pathname && overlaysAt(left) > 0 && wasChangedInOverlay(left);
}

function closeAll(overlays: readonly Overlay[]): void {
  for (const { close } of [...overlays].reverse()) close();
}
