import { getDemoPaymentOptions } from '@pulse/contract/client';
import { classSessionOfPath } from '@pulse/domain';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ClassToBook } from '#features/bookings/class-to-book/class-to-book.tsx';
import { DemoCheckout as Checkout } from '#features/payments/demo-checkout.tsx';
import { useTranslation } from '#light-translator';
import { PageLead } from '#ui/page/page-lead.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';

export default function DemoCheckout() {
  const { t } = useTranslation('payments');
  const { id = '' } = useParams();
  const { data: payment } = useQuery(getDemoPaymentOptions({ path: { id } }));
  const classSessionId = payment ? classSessionOfPath(payment.return_path) : null;
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <PageLead>{t('lead')}</PageLead>
      {classSessionId && <ClassToBook sessionId={classSessionId} />}
      <Checkout paymentId={id} />
    </>
  );
}
