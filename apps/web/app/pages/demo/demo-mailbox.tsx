import { Mailbox } from '#features/mailbox/mailbox.tsx';
import { useTranslation } from '#light-translator';
import { PageLead } from '#ui/page/page-lead.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';

export default function DemoMailbox() {
  const { t } = useTranslation('mailbox');
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <PageLead>{t('lead')}</PageLead>
      <Mailbox />
    </>
  );
}
