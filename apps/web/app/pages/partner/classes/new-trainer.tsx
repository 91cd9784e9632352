import { BackToDashboard } from '#features/partners/dashboard/back-to-dashboard.tsx';
import { TrainerForm } from '#features/partners/trainers/trainer-form.tsx';
import { useTranslation } from '#light-translator';
import { PageTitle } from '#ui/page/page-title.tsx';

export default function NewTrainer() {
  const { t } = useTranslation('partner-classes');
  return (
    <>
      <PageTitle above={<BackToDashboard section="trainers" />}>{t('trainer.new')}</PageTitle>
      <TrainerForm trainer={null} />
    </>
  );
}
