import { Link } from 'react-router';
import { FindMember } from '#features/memberships/give/find-member.tsx';
import { RecordPayment } from '#features/payments/manual/record-payment.tsx';
import { useTranslation } from '#light-translator';
import { PageLead } from '#ui/page/page-lead.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';

export default function RecordPaymentPage() {
  const { t } = useTranslation('platform-payments');
  return (
    <>
      <PageTitle above={<Link to="/app/admin/payments">{t('record.back')}</Link>}>
        {t('record.title')}
      </PageTitle>
      <PageLead>{t('record.lead')}</PageLead>
      <FindMember>{(member) => <RecordPayment key={member.id} member={member} />}</FindMember>
    </>
  );
}
