import { UsersScreen } from '#features/accounts/manage-users/users-screen.tsx';

export default function Users() {
  return <UsersScreen />;
}
