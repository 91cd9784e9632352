import { useSearchParams } from 'react-router';
import { ClassTemplateCreator } from '#features/classes/templates/class-template-creator.tsx';
import { useTranslation } from '#light-translator';
import { PageTitle } from '#ui/page/page-title.tsx';
import { BackToDashboard } from '../back-to-dashboard.tsx';

export default function NewClassTemplate() {
  const { t } = useTranslation('partner-classes');
  const [search] = useSearchParams();
  return (
    <>
      <PageTitle above={<BackToDashboard section="class-templates" />}>
        {t('template.new')}
      </PageTitle>
      <ClassTemplateCreator venueId={search.get('venue')} />
    </>
  );
}
