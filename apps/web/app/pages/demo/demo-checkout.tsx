import { useParams } from 'react-router';
import { useTranslation } from '#light-translator';
import { DemoCheckout as Checkout } from '../../features/payments/demo-checkout.tsx';
import { PageTitle } from '../../ui/page/page-title.tsx';
import classes from '../page-lead.module.css';

export default function DemoCheckout() {
  const { t } = useTranslation('payments');
  const { id = '' } = useParams();
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <p className={classes.lead}>{t('lead')}</p>
      <Checkout paymentId={id} />
    </>
  );
}
