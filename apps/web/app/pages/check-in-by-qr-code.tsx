import { ThinPage } from '../layouts/thin-page.tsx';

export default function CheckInByQrCode() {
  return <ThinPage name="title.checkIn" floor="running" />;
}
