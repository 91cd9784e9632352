import { useTranslation } from 'react-i18next';
import { PageTitle } from '../ui/page-title.tsx';

export default function Profile() {
  const { t } = useTranslation('profile');
  return <PageTitle>{t('title')}</PageTitle>;
}
