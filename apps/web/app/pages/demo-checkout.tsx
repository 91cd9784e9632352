import { ThinPage } from '../layouts/thin-page.tsx';

export default function DemoCheckout() {
  return <ThinPage name="title.checkout" floor="strength" />;
}
