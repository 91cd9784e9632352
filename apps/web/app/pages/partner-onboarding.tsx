import { ThinPage } from '../layouts/thin-page.tsx';

export default function PartnerOnboarding() {
  return <ThinPage name="title.partnerOnboarding" floor="spa" />;
}
