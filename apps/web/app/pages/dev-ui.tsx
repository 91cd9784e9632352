import { ThinPage } from '../layouts/thin-page.tsx';

export default function DevUi() {
  return <ThinPage name="nav.explore" floor="spa" />;
}
