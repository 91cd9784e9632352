import { ThinPage } from '../layouts/thin-page.tsx';

export default function VenueCheckIn() {
  return <ThinPage name="title.venueCheckIn" floor="running" />;
}
