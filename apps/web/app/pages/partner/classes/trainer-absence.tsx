import { getPartnerTrainerOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { CoverAbsenceScreen } from '#features/classes/absence/cover-absence-screen.tsx';
import { useTranslation } from '#light-translator';
import { QueryContent } from '#ui/data/query-content.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { BackToDashboard } from '../back-to-dashboard.tsx';

export default function TrainerAbsence() {
  const { t } = useTranslation('partner-schedule');
  const { id = '' } = useParams();
  const trainer = useQuery(getPartnerTrainerOptions({ path: { id } }));
  const name = trainer.data?.name ?? '';
  return (
    <>
      <PageTitle above={<BackToDashboard section="trainers" />}>
        {trainer.data ? t('absence.title', { name }) : t('absence.link')}
      </PageTitle>
      <QueryContent query={trainer}>
        {(data) => <CoverAbsenceScreen key={id} trainer={data} />}
      </QueryContent>
    </>
  );
}
