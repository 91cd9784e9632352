import { ThinPage } from '../layouts/thin-page.tsx';

export default function Venue() {
  return <ThinPage name="title.venue" floor="yoga" />;
}
