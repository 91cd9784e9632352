import { ThinPage } from '../layouts/thin-page.tsx';

export default function ResetPassword() {
  return <ThinPage name="nav.profile" floor="spa" />;
}
