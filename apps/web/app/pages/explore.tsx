import { ThinPage } from '../layouts/thin-page.tsx';

export default function Explore() {
  return <ThinPage name="nav.explore" floor="climbing" />;
}
