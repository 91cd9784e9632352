import type { PartnerClassSession } from '@pulse/contract/client';
import { minuteOfDay } from '@pulse/domain';
import { useRef, useState } from 'react';
import type { MoveTarget } from './move-target.ts';
import type { PlannedMove } from './use-move-preview.ts';

/** A session on its way to a new start. */
export interface Move extends PlannedMove {
  /** The pointer is outside the calendar: dropped there, the session stays where it is. */
  isOutside: boolean;
  by: 'keys' | 'pointer';
}

export type SessionMove = ReturnType<typeof useSessionMove>;

/** Where a session is before it is moved. */
export function startOf({ local_date, local_start }: PartnerClassSession): MoveTarget {
  return { date: local_date, minute: minuteOfDay(local_start) };
}

/** The state of moving one session, which pointer and keys share; `onDrop` gets each changed start. */
export function useSessionMove(onDrop: (planned: PlannedMove) => void) {
  const [move, setMove] = useState<Move | null>(null);
  // A pointer may be released before its last movement was drawn.
  const latest = useRef<Move | null>(null);
  const set = (next: Move | null) => {
    latest.current = next;
    setMove(next);
  };
  return {
    move,
    begin: (session: PartnerClassSession, by: Move['by']) =>
      set({ session, target: startOf(session), isOutside: false, by }),
    moveTo: (target: MoveTarget, isOutside = false) => {
      const now = latest.current;
      // What is there already is not drawn anew.
      if (now && !(isSame(now.target, target) && now.isOutside === isOutside))
        set({ ...now, target, isOutside });
    },
    cancel: () => set(null),
    /** Ends the move; returns whether it leads to another start. */
    drop: (): boolean => {
      const dropped = latest.current;
      set(null);
      if (!dropped || dropped.isOutside) return false;
      const { session, target } = dropped;
      if (isSame(startOf(session), target)) return false;
      onDrop({ session, target });
      return true;
    },
  };
}

function isSame(a: MoveTarget, b: MoveTarget): boolean {
  return a.date === b.date && a.minute === b.minute;
}
