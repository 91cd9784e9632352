import { Button } from '@mantine/core';
import { changeClassSessionMutation } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useRefetch } from '#ui/actions/refetch.ts';
import { useAction } from '#ui/actions/use-action.ts';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { faultsOfFailure } from '#ui/forms/faults.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { ImpactSummary } from '../../sessions/impact-summary.tsx';
import { type MovePreview, moveRequest, type PlannedMove } from './use-move-preview.ts';

interface MoveSheetProps {
  /** Null: closed. */
  planned: PlannedMove | null;
  preview: MovePreview;
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
  const { planned, preview, onClose, onMoved, onRefused } = props;
  const { t } = useTranslation('partner-calendar');
  const refetch = useRefetch();
  const save = useAction(changeClassSessionMutation(), {
    failure: 'note',
    done: ({ title }) => t('move.done', { name: title }),
    onDone: async ({ id }) => {
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
            onClick={() => save.mutate(moveRequest(planned))}
          >
            {t('move.confirm')}
          </Button>
        )}
        <Button size="lg" onClick={onClose}>
          {t('move.keep')}
        </Button>
      </Stack>
    </Stack>
  );
}
