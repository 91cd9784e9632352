import { PublicPage } from '#layouts/public/public-page.tsx';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';

/** Shown for any path without a route. */
export default function NotFound() {
  const { t } = useTranslation('shell');
  return (
    <PublicPage>
      <meta name="robots" content="noindex" />
      <PageTitle>{t('notFound.title')}</PageTitle>
      <EmptyState
        coverArt="running"
        action={
          <ActionLink variant="filled" to="/">
            {t('notFound.home')}
          </ActionLink>
        }
      >
        {t('notFound.text')}
      </EmptyState>
    </PublicPage>
  );
}
