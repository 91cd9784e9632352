import { ComingSoon } from '../layouts/coming-soon.tsx';

export default function Partners() {
  return <ComingSoon name="partners" />;
}
