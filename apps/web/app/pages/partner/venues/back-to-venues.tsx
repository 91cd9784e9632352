import { Link } from 'react-router';
import { useTranslation } from '#light-translator';

/** The way back to the list of venues. */
export function BackToVenues() {
  const { t } = useTranslation('partner-venues');
  return <Link to="/app/partner/dashboard#your-venues">{t('back')}</Link>;
}
