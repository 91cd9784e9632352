import { getClassTemplateOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ClassTemplateEditor } from '#features/classes/templates/class-template-editor.tsx';
import { useTranslation } from '#light-translator';
import { PageTitle } from '#ui/page/page-title.tsx';
import { BackToDashboard } from '../back-to-dashboard.tsx';

export default function EditClassTemplate() {
  const { t } = useTranslation('partner-classes');
  const { id = '' } = useParams();
  const { data } = useQuery(getClassTemplateOptions({ path: { id } }));
  return (
    <>
      <PageTitle above={<BackToDashboard section="class-templates" />}>
        {data?.name ?? t('template.edit')}
      </PageTitle>
      <ClassTemplateEditor key={id} id={id} />
    </>
  );
}
