import { Button } from '@mantine/core';
import { changeClassSessionMutation } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useRefetch } from '#ui/actions/refetch.ts';
import { useAction } from '#ui/actions/use-action.ts';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { faultsOfFailure } from '#ui/forms/faults.ts';
import { Note } from '#ui/layout/note.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { ImpactSummary } from '../../sessions/impact-summary.tsx';
import { type ChangeScope, ScopeChoice } from '../../sessions/scope/scope-choice.tsx';
import { showChangedToast } from '../../sessions/undo/changed-toast.tsx';
import { type MovePreview, moveRequest, type PlannedMove } from './use-move-preview.ts';

interface MoveSheetProps {
  /** Null: closed. */
  planned: PlannedMove | null;
  preview: MovePreview;
  scope: ChangeScope;
  onScope: (scope: ChangeScope) => void;
  onClose: () => void;
  /** Saved, and shown at its new time. */
  onMoved: (id: string) => void;
  onRefused: () => void;
}

/** Shows what a move does and whom it concerns, before it is saved; or why it is refused. */
export function MoveSheet({ planned, ...rest }: MoveSheetProps) {
  const { t } = useTranslation('partner-calendar');
  const name = planned?.session.title ?? '';
  // Its content arrives later than the dialog: without this the focus would be on Close.
  const title = (
    <span tabIndex={-1} data-autofocus>
      {t('move.title', { name })}
    </span>
  );
  return (
    <Sheet opened={planned !== null} onClose={rest.onClose} title={title}>
      {planned && <MoveConfirmation planned={planned} {...rest} />}
    </Sheet>
  );
}

function MoveConfirmation(props: MoveSheetProps & { planned: PlannedMove }) {
  const { planned, preview, scope, onScope, onClose, onMoved, onRefused } = props;
  const { t } = useTranslation(['partner-calendar', 'partner-schedule']);
  const isOtherDay = planned.target.date !== planned.session.local_date;
  const refetch = useRefetch();
  const save = useAction(changeClassSessionMutation(), {
    failure: 'note',
    onDone: async ({ id, title, change_id: changeId }) => {
      showChangedToast({ changeId, sessionIds: [id], text: t('move.done', { name: title }) });
      // Read again first: it is shown at its new time.
      await refetch(['schedule']);
      onMoved(id);
    },
    onFailed: () => {
      onRefused();
      return refetch(['schedule']);
    },
  });
  const failure = save.error ?? preview.error;
  // A field's sentence says more than that of the whole request: which time the clocks skip.
  const reading = { fieldOf: () => null, fallback: t('move.failed') };
  return (
    <Stack>
      {isOtherDay ? (
        <Note>{t('move.otherDay')}</Note>
      ) : (
        <ScopeChoice
          value={scope}
          onChoose={(next) => {
            save.reset();
            onScope(next);
          }}
        />
      )}
      <div aria-live="polite">
        {!preview.impact && !failure && <LoadingRows rows={1} height={120} />}
        {preview.impact && !failure && <ImpactSummary impact={preview.impact} kind="change" />}
        {failure && <p>{t('move.refused')}</p>}
      </div>
      {failure && <FailureNote>{faultsOfFailure(failure, reading).note}</FailureNote>}
      <Stack gap={3}>
        {preview.impact && !failure && (
          <Button
            variant="filled"
            size="lg"
            loading={save.isPending}
            onClick={() => save.mutate(moveRequest(planned, scope))}
          >
            {t(scope === 'this' ? 'move.confirm' : 'move.confirmSeveral')}
          </Button>
        )}
        <Button size="lg" onClick={onClose}>
          {t('move.keep')}
        </Button>
      </Stack>
    </Stack>
  );
}
