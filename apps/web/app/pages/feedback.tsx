import { ThinPage } from '../layouts/thin-page.tsx';

export default function Feedback() {
  return <ThinPage name="nav.feedback" floor="dance" />;
}
