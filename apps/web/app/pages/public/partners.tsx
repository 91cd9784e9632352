import { PartnersScreen } from '#features/landing/partners/partners-screen.tsx';

export default function Partners() {
  return <PartnersScreen />;
}
