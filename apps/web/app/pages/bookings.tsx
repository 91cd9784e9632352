import { ThinPage } from '../layouts/thin-page.tsx';

export default function Bookings() {
  return <ThinPage name="nav.bookings" floor="swimming" />;
}
