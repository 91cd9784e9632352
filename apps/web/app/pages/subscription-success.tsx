import { ThinPage } from '../layouts/thin-page.tsx';

export default function SubscriptionSuccess() {
  return <ThinPage name="title.subscriptionSuccess" floor="surf" />;
}
