import { ThinPage } from '../layouts/thin-page.tsx';

export default function VerifyEmail() {
  return <ThinPage name="nav.profile" floor="spa" />;
}
