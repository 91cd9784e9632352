import { useNavigate } from 'react-router';
import { useSession } from '#features/accounts/session/use-session.ts';
import { VenueEditor } from '#features/venues/manage/venue-editor.tsx';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { BackToVenues } from './back-to-venues.tsx';
import { PlacePinMap } from './place-pin-map.tsx';

export default function NewVenue() {
  const { t } = useTranslation('partner-venues');
  const { user } = useSession();
  const navigate = useNavigate();
  return (
    <>
      <PageTitle above={<BackToVenues />}>{t('new.title')}</PageTitle>
      {user?.role === 'partner_admin' ? (
        <VenueEditor
          venue={null}
          onCreated={({ id }) => navigate(`/app/partner/venues/${id}`, { replace: true })}
          renderMap={(content) => <PlacePinMap {...content} />}
        />
      ) : (
        <EmptyState
          coverArt="pilates"
          action={
            <ActionLink to="/app/partner/dashboard" variant="filled">
              {t('back')}
            </ActionLink>
          }
        >
          {t('readOnly')}
        </EmptyState>
      )}
    </>
  );
}
