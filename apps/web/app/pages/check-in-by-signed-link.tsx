import { ThinPage } from '../layouts/thin-page.tsx';

export default function CheckInBySignedLink() {
  return <ThinPage name="title.checkIn" floor="running" />;
}
