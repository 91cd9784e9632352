import { getSecondFactorOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { Action } from '#ui/controls/action.tsx';
import { QueryContent } from '#ui/data/query-content.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { useFocusFallback } from '#ui/hooks/use-focus-fallback.ts';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/layout/text.tsx';
import { ProfileSubsection } from '../profile-subsection.tsx';

const SetUpSecondFactor = lazy(() => import('./set-up-second-factor.tsx'));
const SwitchOffSecondFactor = lazy(() => import('./switch-off-second-factor.tsx'));

/** From so few recovery codes on, it is said how to get new ones. */
const fewCodes = 3;

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

/** Whether signing in has a second step, and the ways to change that. */
export default function SecondFactorSettings() {
  const { t } = useTranslation('second-factor');
  const format = useFormat();
  const query = useQuery(getSecondFactorOptions());
  const [open, setOpen] = useState<'set-up' | 'switch-off' | null>(null);
  const part = useRef<HTMLDivElement>(null);
  // The form takes the focus with it.
  useFocusFallback(part, () => part.current?.querySelector('button') ?? null);
  const close = () => setOpen(null);
  return (
    <QueryContent query={query} loading={<LoadingRows rows={1} height={120} />}>
      {({ enabled_at, can_switch_off, recovery_codes_left: codesLeft }) => (
        <ProfileSubsection ref={part} title={t('title')}>
          {enabled_at === null ? (
            <p>{t('off')}</p>
          ) : (
            <>
              <p>
                <strong>{t('on', { date: format.date(enabled_at, 'date', timeZone) })}</strong>
                {' · '}
                {t('codesLeft', { count: codesLeft })}
              </p>
              <Text tone="quiet">
                {t(codesLeft > fewCodes ? 'onHint' : 'codesLow')} {!can_switch_off && t('kept')}
              </Text>
            </>
          )}
          {open === null ? (
            <Row>
              <Action onClick={() => setOpen('set-up')}>
                {t(enabled_at === null ? 'setUp' : 'move')}
              </Action>
              {enabled_at !== null && can_switch_off && (
                <Action variant="subtle" onClick={() => setOpen('switch-off')}>
                  {t('switchOff')}
                </Action>
              )}
            </Row>
          ) : (
            <Suspense fallback={<LoadingRows rows={2} height={78} />}>
              {open === 'set-up' ? (
                <SetUpSecondFactor onClose={close} />
              ) : (
                <SwitchOffSecondFactor onClose={close} />
              )}
            </Suspense>
          )}
        </ProfileSubsection>
      )}
    </QueryContent>
  );
}
