import { ThinPage } from '../layouts/thin-page.tsx';

export default function Dashboard() {
  return <ThinPage name="nav.dashboard" floor="yoga" />;
}
