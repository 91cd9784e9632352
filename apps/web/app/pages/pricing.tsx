import { PricingScreen } from '../features/landing/pricing-screen.tsx';
import { PublicPage } from '../layouts/public-page.tsx';

export default function Pricing() {
  return (
    <PublicPage>
      <PricingScreen />
    </PublicPage>
  );
}
