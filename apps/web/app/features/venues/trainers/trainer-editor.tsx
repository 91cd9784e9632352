import { getPartnerTrainerOptions, type PartnerTrainer } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from '#light-translator';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import classes from '#ui/forms/editor.module.css';
import { useFocusFallback } from '#ui/hooks/use-focus-fallback.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { TrainerPhoto } from '../images/trainer-photo.tsx';
import { ArchiveTrainer } from './archive-trainer.tsx';
import { RestoreTrainer } from './restore-trainer.tsx';
import { TrainerForm } from './trainer-form.tsx';

/** One trainer, to change, to archive and to restore. */
export function TrainerEditor({ id }: { id: string }) {
  // Archiving and restoring replace what has the focus.
  const area = useRef<HTMLDivElement>(null);
  useFocusFallback(area, () => area.current);
  const trainer = useQuery(getPartnerTrainerOptions({ path: { id } }));
  if (trainer.isPending) return <LoadingRows rows={4} height={92} />;
  if (trainer.isError) {
    return <ErrorState error={trainer.error} onRetry={() => void trainer.refetch()} />;
  }
  return (
    <div ref={area} tabIndex={-1} className={classes.area}>
      <Stack gap={5}>
        {trainer.data.archived && <ArchivedNote trainer={trainer.data} />}
        {!trainer.data.archived && <TrainerPhoto trainerId={id} />}
        {/* The form keeps its values; archiving and restoring give the trainer another version. */}
        <TrainerForm key={`${id} ${trainer.data.archived}`} trainer={trainer.data} />
        {!trainer.data.archived && <ArchiveTrainer trainer={trainer.data} />}
      </Stack>
    </div>
  );
}

function ArchivedNote({ trainer }: { trainer: PartnerTrainer }) {
  const { t } = useTranslation('partner-classes');
  return (
    <div className={classes.status}>
      <p>{t('trainer.isArchived')}</p>
      <RestoreTrainer id={trainer.id} />
    </div>
  );
}
