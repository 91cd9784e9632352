import { ComingSoon } from '../../layouts/public/coming-soon.tsx';

export default function Contact() {
  return <ComingSoon name="contact" />;
}
