import { getPartnerTrainerOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { TrainerEditor } from '#features/venues/trainers/trainer-editor.tsx';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { BackToDashboard } from '../back-to-dashboard.tsx';

export default function EditTrainer() {
  const { t } = useTranslation('partner-classes');
  const { id = '' } = useParams();
  const { data } = useQuery(getPartnerTrainerOptions({ path: { id } }));
  return (
    <>
      <PageTitle
        above={<BackToDashboard section="trainers" />}
        aside={
          data &&
          !data.archived && (
            <ActionLink to={`/app/partner/trainers/${id}/absence`}>
              {t('trainers.illToday')}
            </ActionLink>
          )
        }
      >
        {data?.name ?? t('trainer.edit')}
      </PageTitle>
      <TrainerEditor key={id} id={id} />
    </>
  );
}
