import { LandingScreen } from '#features/landing/landing-screen.tsx';

/** `/`, prerendered. */
export default function Landing() {
  return <LandingScreen />;
}
