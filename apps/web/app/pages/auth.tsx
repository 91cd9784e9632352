import { ThinPage } from '../layouts/thin-page.tsx';

export default function Auth() {
  return <ThinPage name="nav.profile" floor="spa" />;
}
