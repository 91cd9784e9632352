import { ComingSoon } from '../../layouts/public/coming-soon.tsx';

export default function Partners() {
  return <ComingSoon name="partners" />;
}
