import { undoClassChangeMutation } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { dropRecentChange } from './recent-changes.ts';

/** Takes a change of these sessions back; afterwards, or refused, it is no longer offered. */
export function useUndoChange(sessionIds: readonly string[], onEnd?: () => void) {
  const { t } = useTranslation('partner-schedule');
  const end = () => {
    dropRecentChange(sessionIds);
    onEnd?.();
  };
  return useAction(undoClassChangeMutation(), {
    done: ({ sessions, offered }) =>
      [
        t('undo.done', { count: sessions }),
        ...(offered > 0 ? [t('undo.offered', { count: offered })] : []),
      ].join(' '),
    refetch: ['schedule', 'desk'],
    refetchAfterFailure: true,
    onDone: end,
    onFailed: ({ code }) => {
      // Without a refusal, such as with no network, it can be tried again.
      if (code) end();
    },
  });
}
