import { ThinPage } from '../layouts/thin-page.tsx';

export default function PartnerDashboard() {
  return <ThinPage name="nav.partnerDashboard" floor="pilates" />;
}
