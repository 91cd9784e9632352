import { OrganisationScreen } from '#features/accounts/organisation/organisation-screen.tsx';

export default function PartnerOrganisation() {
  return <OrganisationScreen />;
}
