import { useTranslation } from '#light-translator';

/** The name of a venue among others to choose from: an archived one is marked as such. */
export function useVenueName(): (venue: { name: string; status: string }) => string {
  const { t } = useTranslation('shared');
  return ({ name, status }) => (status === 'archived' ? t('archivedVenue', { name }) : name);
}
