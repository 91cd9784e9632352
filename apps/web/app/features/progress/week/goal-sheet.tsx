import { lazy, Suspense } from 'react';
import { useTranslation } from '#light-translator';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';

const GoalForm = lazy(() => import('./goal-form.tsx'));

interface GoalSheetProps {
  goal: number | null;
  opened: boolean;
  onClose: () => void;
}

/** The choice of a weekly goal in a sheet, loaded when it is opened. */
export function GoalSheet({ goal, opened, onClose }: GoalSheetProps) {
  const { t } = useTranslation('progress');
  return (
    <Sheet opened={opened} onClose={onClose} title={t('goal.title')}>
      <Suspense fallback={<LoadingRows rows={2} height={72} />}>
        <GoalForm goal={goal} onDone={onClose} />
      </Suspense>
    </Sheet>
  );
}
