import { ComingSoon } from '../layouts/coming-soon.tsx';

export default function Pricing() {
  return <ComingSoon name="pricing" />;
}
