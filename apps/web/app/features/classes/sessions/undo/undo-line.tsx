import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from '#light-translator';
import { Action } from '#ui/controls/action.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { useNow } from '#ui/hooks/use-now.ts';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import classes from '../class-session.module.css';
import { onRecentChanges, readRecentChange, undoableChange } from './recent-changes.ts';
import { useUndoChange } from './use-undo-change.ts';

interface UndoLineProps {
  sessionId: string;
  zone: string;
}

/** For ten minutes after a change of a class: until when it can be taken back, and the button for it. */
export function UndoLine({ sessionId, zone }: UndoLineProps) {
  const { t } = useTranslation('partner-schedule');
  const format = useFormat();
  const now = useNow(10_000);
  const line = useRef<HTMLDivElement>(null);
  const stored = useSyncExternalStore(onRecentChanges, () => readRecentChange(sessionId));
  const change = undoableChange(stored, now);
  const undo = useUndoChange([sessionId]);
  const offered = change?.id ?? null;
  const first = useRef(offered);
  // The form that made the change begins anew: the focus goes to what can be done about the change, at
  // the top of the page, where the toast covers no form.
  useEffect(() => {
    if (offered !== null && offered !== first.current) {
      line.current?.focus({ preventScroll: true });
      scrollTo({ top: 0 });
    }
    first.current = offered;
  }, [offered]);
  if (!change) return null;
  return (
    <div ref={line} tabIndex={-1} className={classes.undo}>
      <Card sunken>
        <Row align="center" justify="between">
          <p>
            {t('undo.until', { time: format.time(new Date(change.until).toISOString(), zone) })}
          </p>
          <Action
            aria-disabled={undo.isPending}
            onClick={() => !undo.isPending && undo.mutate({ path: { id: change.id } })}
          >
            {t('undo.action')}
          </Action>
        </Row>
      </Card>
    </div>
  );
}
