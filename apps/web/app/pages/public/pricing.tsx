import { PricingScreen } from '#features/landing/pricing/pricing-screen.tsx';

export default function Pricing() {
  return <PricingScreen />;
}
