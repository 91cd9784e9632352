import { LegalPage } from '#layouts/public/legal-page.tsx';

export default function Terms() {
  return <LegalPage name="terms" />;
}
