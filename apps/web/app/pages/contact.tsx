import { ComingSoon } from '../layouts/coming-soon.tsx';

export default function Contact() {
  return <ComingSoon name="contact" />;
}
