import { TrainerForm } from '#features/venues/trainers/trainer-form.tsx';
import { useTranslation } from '#light-translator';
import { PageTitle } from '#ui/page/page-title.tsx';
import { BackToDashboard } from '../back-to-dashboard.tsx';

export default function NewTrainer() {
  const { t } = useTranslation('partner-classes');
  return (
    <>
      <PageTitle above={<BackToDashboard section="trainers" />}>{t('trainer.new')}</PageTitle>
      <TrainerForm trainer={null} />
    </>
  );
}
