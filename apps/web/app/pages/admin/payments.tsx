import { PaymentsScreen } from '#features/payments/payments-screen.tsx';

export default function Payments() {
  return <PaymentsScreen />;
}
