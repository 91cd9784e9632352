import { useParams } from 'react-router';
import { CheckInFlow } from '#features/checkins/check-in/check-in-flow.tsx';
import { CheckInPage } from './check-in-page.tsx';

export default function CheckInBySignedLink() {
  const { venueId = '', signature = '' } = useParams();
  return (
    <CheckInPage>
      <CheckInFlow proof={{ venue_id: venueId, signature }} />
    </CheckInPage>
  );
}
