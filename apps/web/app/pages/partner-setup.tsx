import { ThinPage } from '../layouts/thin-page.tsx';

export default function PartnerSetup() {
  return <ThinPage name="title.partnerSetup" floor="football" />;
}
