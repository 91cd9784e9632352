import { OrganisationScreen } from '#features/accounts/organisation/organisation-screen.tsx';
import { PasswordField } from '#features/accounts/password/password-field.tsx';

export default function PartnerOrganisation() {
  return <OrganisationScreen passwordField={PasswordField} />;
}
