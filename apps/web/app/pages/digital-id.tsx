import { ThinPage } from '../layouts/thin-page.tsx';

export default function DigitalId() {
  return <ThinPage name="nav.digitalId" floor="breath" />;
}
