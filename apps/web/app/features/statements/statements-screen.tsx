import { useTranslation } from '#light-translator';
import { PageTitle } from '#ui/page/page-title.tsx';
import { DisputeList } from './disputes/dispute-list.tsx';
import { VenueRatesList } from './rates/venue-rates-list.tsx';
import classes from './statements.module.css';

/** Disputes that wait for an answer, and what every venue is paid. */
export function StatementsScreen({ canPropose }: { canPropose: boolean }) {
  const { t } = useTranslation('platform-statements');
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <p className={classes.lead}>{t('lead')}</p>
      <DisputeList />
      <VenueRatesList canPropose={canPropose} />
    </>
  );
}
