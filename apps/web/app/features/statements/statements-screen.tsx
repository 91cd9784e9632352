import { useTranslation } from '#light-translator';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { DisputeList } from './disputes/dispute-list.tsx';
import { VenueRatesList } from './rates/venue-rates-list.tsx';

/** Disputes that wait for an answer, and what every venue is paid. */
export function StatementsScreen({ canPropose }: { canPropose: boolean }) {
  const { t } = useTranslation('platform-statements');
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <Stack gap={6}>
        <Text prose tone="quiet">
          {t('lead')}
        </Text>
        <DisputeList />
        <VenueRatesList canPropose={canPropose} />
      </Stack>
    </>
  );
}
