import { ThinPage } from '../layouts/thin-page.tsx';

export default function Membership() {
  return <ThinPage name="nav.membership" floor="padel" />;
}
