import { useTranslation } from 'react-i18next';
import { PageTitle } from '../ui/page-title.tsx';

export default function Landing() {
  const { t } = useTranslation('landing');
  return <PageTitle>{t('title')}</PageTitle>;
}
