import { useState } from 'react';
import { RevenueScreen } from '#features/payments/revenue/revenue-screen.tsx';

export default function Revenue() {
  const [now] = useState(() => Date.now());
  return <RevenueScreen now={now} />;
}
