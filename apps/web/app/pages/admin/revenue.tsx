import { Suspense, useState } from 'react';
import { AwayFromHome } from '#features/analytics/away-from-home/away-from-home.tsx';
import { RevenueScreen } from '#features/payments/revenue/revenue-screen.tsx';
import { Stack } from '#ui/layout/stack.tsx';

export default function Revenue() {
  const [now] = useState(() => Date.now());
  return (
    <Stack gap={6}>
      <div>
        <RevenueScreen now={now} />
      </div>
      <Suspense>
        <AwayFromHome />
      </Suspense>
    </Stack>
  );
}
