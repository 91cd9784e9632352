import { ThinPage } from '../layouts/thin-page.tsx';

export default function PartnerApplications() {
  return <ThinPage name="nav.partnerApplications" floor="martial_arts" />;
}
