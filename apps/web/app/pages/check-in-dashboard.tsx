import { ThinPage } from '../layouts/thin-page.tsx';

export default function CheckInDashboard() {
  return <ThinPage name="nav.venueDashboard" floor="boxing" />;
}
