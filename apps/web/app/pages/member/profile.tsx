import { ProfileScreen } from '../../features/accounts/profile/profile-screen.tsx';

export default function Profile() {
  return <ProfileScreen />;
}
