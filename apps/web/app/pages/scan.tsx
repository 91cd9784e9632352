import { ThinPage } from '../layouts/thin-page.tsx';

export default function Scan() {
  return <ThinPage name="nav.scan" floor="hiit" />;
}
