import type { PartnerClassSession } from '@pulse/contract/client';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { formatMinute } from '../grid/grid-size.ts';
import { nextSession } from '../grid/next-session.ts';
import type { DayLayout } from '../lay-out-week.ts';
import { minutesOf } from './ghost.tsx';
import { moveByKey } from './move-target.ts';
import { type SessionMove, startOf } from './use-session-move.ts';

/**
 * Keys of the calendar: arrows go from class to class; Space begins to move one, and then the arrows
 * move it, Enter or Space drops it, Escape and leaving it take it back. `message` tells a screen reader.
 */
export function useKeyMove(
  area: RefObject<HTMLElement | null>,
  layout: readonly DayLayout[],
  { move, begin, moveTo, cancel, drop }: SessionMove,
  isMovable: (session: PartnerClassSession) => boolean,
) {
  const { t } = useTranslation('partner-calendar');
  const format = useFormat();
  const [message, setMessage] = useState('');
  const byKeys = move?.by === 'keys' ? move : null;
  const whenOf = ({ date, minute }: { date: string; minute: number }, minutes: number) =>
    t('move.at', {
      day: format.date(`${date}T12:00:00Z`, 'day', 'UTC'),
      from: formatMinute(minute),
      until: formatMinute(minute + minutes),
    });
  const sayItStays = (session: PartnerClassSession) =>
    setMessage(
      t('move.stays', {
        name: session.title,
        when: whenOf(startOf(session), minutesOf(session)),
      }),
    );
  const begins = (session: PartnerClassSession) => {
    const name = session.title;
    if (isMovable(session)) {
      begin(session, 'keys');
      setMessage(t('move.begun', { name }));
    } else
      setMessage(
        t(session.status === 'cancelled' ? 'move.isCancelled' : 'move.hasBegun', { name }),
      );
  };
  const goTo = (session: PartnerClassSession, key: string): boolean => {
    const days = layout.map(({ placed }) => placed);
    const next = nextSession(days, session.id, key);
    if (next === null) return false;
    area.current?.querySelector<HTMLElement>(`[data-session="${CSS.escape(next)}"]`)?.focus();
    return true;
  };
  const moves = (session: PartnerClassSession, key: string): boolean => {
    if (!byKeys) return false;
    if (key === 'Escape') {
      cancel();
      sayItStays(session);
    } else if (key === 'Enter' || key === ' ') {
      if (!drop()) sayItStays(session);
    } else {
      const target = moveByKey(
        byKeys.target,
        key,
        layout.map(({ date }) => date),
      );
      if (!target) return false;
      moveTo(target);
      setMessage(whenOf(target, minutesOf(session)));
    }
    return true;
  };
  return {
    message,
    onKeyDown: (event: KeyboardEvent, session: PartnerClassSession) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey) return;
      if (!byKeys && key === ' ') begins(session);
      else if (!(byKeys ? moves(session, key) : goTo(session, key))) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onBlur: () => {
      if (!byKeys) return;
      cancel();
      sayItStays(byKeys.session);
    },
  };
}
