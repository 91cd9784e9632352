import { SignInLinkScreen } from '#features/accounts/sign-in-link/sign-in-link-screen.tsx';

export default function SignInLink() {
  return <SignInLinkScreen />;
}
