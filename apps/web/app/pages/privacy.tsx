import { ThinPage } from '../layouts/thin-page.tsx';

export default function Privacy() {
  return <ThinPage name="nav.explore" floor="spa" />;
}
