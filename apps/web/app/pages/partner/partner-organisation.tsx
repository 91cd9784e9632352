import { PasswordField } from '#features/accounts/password/password-field.tsx';
import { OrganisationScreen } from '#features/partners/organisation/organisation-screen.tsx';

export default function PartnerOrganisation() {
  return <OrganisationScreen passwordField={PasswordField} />;
}
