import { LegalPage } from '../layouts/legal-page.tsx';

export default function Terms() {
  return <LegalPage name="terms" />;
}
