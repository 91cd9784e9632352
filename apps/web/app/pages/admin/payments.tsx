import { PaymentsScreen } from '#features/payments/search/payments-screen.tsx';

export default function Payments() {
  return <PaymentsScreen />;
}
