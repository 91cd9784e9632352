import { FaqScreen } from '#features/landing/faq/faq-screen.tsx';

export default function Faq() {
  return <FaqScreen />;
}
