import { PricingScreen } from '../features/landing/pricing-screen.tsx';

export default function Pricing() {
  return <PricingScreen />;
}
