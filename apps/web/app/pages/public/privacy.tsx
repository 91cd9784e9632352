import { LegalPage } from '#layouts/public/legal-page.tsx';

export default function Privacy() {
  return <LegalPage name="privacy" />;
}
