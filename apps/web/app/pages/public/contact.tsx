import { ContactScreen } from '#features/landing/contact/contact-screen.tsx';

export default function Contact() {
  return <ContactScreen />;
}
