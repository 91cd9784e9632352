import type { PartnerClassSession } from '@pulse/contract/client';
import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { DayScale } from '../grid/day-scale.ts';
import { moveByPointer } from './move-target.ts';
import { scrollSpeed } from './scroll-speed.ts';
import { type SessionMove, startOf } from './use-session-move.ts';

interface Held {
  session: PartnerClassSession;
  /** Where it was taken, in pixels below its start. */
  grip: number;
  x: number;
  y: number;
}

/** A pointer that moves less than this many pixels is a click. */
const CLICK_DISTANCE = 5;

/**
 * Moves sessions with mouse or pen: Escape and dropping outside the calendar take it back, its edges
 * scroll it. A finger scrolls, and opens a session instead, whose form moves it.
 */
export function usePointerMove(
  scroller: RefObject<HTMLElement | null>,
  daysArea: RefObject<HTMLElement | null>,
  days: readonly string[],
  scale: DayScale,
  { begin, moveTo, cancel, drop }: SessionMove,
) {
  const [held, setHeld] = useState<Held | null>(null);
  const pointer = useRef({ x: 0, y: 0 });
  // The browser sends a click after the pointer is released, which would open the session.
  const wasDragged = useRef(false);

  const follow = useEffectEvent(() => {
    const { x, y } = pointer.current;
    if (!held || !daysArea.current || !scroller.current) return;
    if (!wasDragged.current) {
      if (Math.hypot(x - held.x, y - held.y) < CLICK_DISTANCE) return;
      wasDragged.current = true;
      begin(held.session, 'pointer');
    }
    const target = moveByPointer(
      pointer.current,
      held.grip,
      daysArea.current.getBoundingClientRect(),
      days,
      scale,
    );
    const shown = scroller.current.getBoundingClientRect();
    const isInside = x >= shown.left && x <= shown.right && y >= shown.top && y <= shown.bottom;
    moveTo(target, !isInside);
  });
  const release = useEffectEvent(() => {
    setHeld(null);
    if (wasDragged.current) drop();
  });
  const letGo = useEffectEvent(() => {
    setHeld(null);
    cancel();
  });

  useEffect(() => {
    if (!held) return;
    const ended = new AbortController();
    const { signal } = ended;
    const store = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
      pointer.current = { x, y };
      follow();
    };
    addEventListener('pointermove', store, { signal });
    addEventListener('pointerup', () => release(), { signal });
    addEventListener('pointercancel', () => letGo(), { signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && letGo(), { signal });
    let frame = requestAnimationFrame(function scroll() {
      const shown = scroller.current;
      const speed = shown && wasDragged.current ? scrollSpeed(shown, pointer.current.y) : 0;
      if (shown && speed !== 0) {
        shown.scrollTop += speed;
        follow();
      }
      frame = requestAnimationFrame(scroll);
    });
    return () => {
      ended.abort();
      cancelAnimationFrame(frame);
    };
  }, [held, scroller]);

  return {
    hold: (session: PartnerClassSession, event: PointerEvent) => {
      wasDragged.current = false;
      const area = daysArea.current;
      if (!area || event.button !== 0 || event.pointerType === 'touch') return;
      const { clientX: x, clientY: y } = event;
      pointer.current = { x, y };
      const start = area.getBoundingClientRect().top + scale.topOf(startOf(session).minute);
      setHeld({ session, grip: y - start, x, y });
    },
    /** Stops the click that ends a drag. */
    onClickCapture: (event: MouseEvent) => {
      if (!wasDragged.current) return;
      wasDragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
