import { ThinPage } from '../layouts/thin-page.tsx';

export default function Faq() {
  return <ThinPage name="nav.explore" floor="spa" />;
}
