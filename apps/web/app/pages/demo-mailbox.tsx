import { ThinPage } from '../layouts/thin-page.tsx';

export default function DemoMailbox() {
  return <ThinPage name="title.mailbox" floor="breath" />;
}
