import { useParams, useSearchParams } from 'react-router';
import { Pay as Payment } from '#features/payments/pay.tsx';
import { useTranslation } from '#light-translator';
import { PageLead } from '#ui/page/page-lead.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';

/** Leads to the card page of a payment; `?returned=` is set by that page on the way back. */
export default function Pay() {
  const { t } = useTranslation('payments');
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  return (
    <>
      <PageTitle>{t('pay.title')}</PageTitle>
      <PageLead>{t('pay.lead')}</PageLead>
      <Payment paymentId={id} returned={search.has('returned')} />
    </>
  );
}
