import { Link } from 'react-router';
import { FindMember } from '#features/memberships/give/find-member.tsx';
import { RecordPayment } from '#features/payments/manual/record-payment.tsx';
import { useTranslation } from '#light-translator';
import { PageTitle } from '#ui/page/page-title.tsx';
import classes from '../page-lead.module.css';

export default function RecordPaymentPage() {
  const { t } = useTranslation('platform-payments');
  return (
    <>
      <PageTitle above={<Link to="/app/admin/payments">{t('record.back')}</Link>}>
        {t('record.title')}
      </PageTitle>
      <p className={classes.lead}>{t('record.lead')}</p>
      <FindMember>{(member) => <RecordPayment key={member.id} member={member} />}</FindMember>
    </>
  );
}
