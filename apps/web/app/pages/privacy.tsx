import { LegalPage } from '../layouts/legal-page.tsx';

export default function Privacy() {
  return <LegalPage name="privacy" />;
}
