import { useTranslation } from '#light-translator';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { PageTitle } from '../../ui/page/page-title.tsx';
import { PublicPage } from './public-page.tsx';

/** A public page that is announced but not available yet. */
export function ComingSoon({ name }: { name: 'partners' | 'contact' }) {
  const { t } = useTranslation('shell');
  return (
    <PublicPage>
      <PageMeta path={`/${name}`} title={t(`nav.${name}`)} description={t(`about.${name}`)} />
      <PageTitle>{t(`nav.${name}`)}</PageTitle>
      <p>{t('comingSoon')}</p>
    </PublicPage>
  );
}
