import { PricingScreen } from '../../features/landing/pricing/pricing-screen.tsx';
import { PublicPage } from '../../layouts/public/public-page.tsx';

export default function Pricing() {
  return (
    <PublicPage>
      <PricingScreen />
    </PublicPage>
  );
}
