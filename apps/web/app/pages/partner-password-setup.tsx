import { ThinPage } from '../layouts/thin-page.tsx';

export default function PartnerPasswordSetup() {
  return <ThinPage name="nav.profile" floor="spa" />;
}
