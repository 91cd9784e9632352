import { useParams } from 'react-router';
import { CheckInFlow } from '#features/checkins/check-in/check-in-flow.tsx';
import { CheckInPage } from './check-in-page.tsx';

export default function CheckInByQrCode() {
  const { qrCode = '' } = useParams();
  return (
    <CheckInPage>
      <CheckInFlow proof={{ qr_code: qrCode }} />
    </CheckInPage>
  );
}
