import { ThinPage } from '../layouts/thin-page.tsx';

export default function Terms() {
  return <ThinPage name="nav.explore" floor="spa" />;
}
