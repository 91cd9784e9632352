import { getSecondFactorOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { Action } from '#ui/controls/action.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { ProfileSubsection } from '../profile-subsection.tsx';
import classes from './second-factor.module.css';

const SetUpSecondFactor = lazy(() => import('./set-up-second-factor.tsx'));
const SwitchOffSecondFactor = lazy(() => import('./switch-off-second-factor.tsx'));

/** From so few recovery codes on, it is said how to get new ones. */
const fewCodes = 3;

/** Whether signing in has a second step, and the ways to change that. */
export default function SecondFactorSettings() {
  const { t } = useTranslation('second-factor');
  const format = useFormat();
  const { data: factor, isPending, error, refetch } = useQuery(getSecondFactorOptions());
  const [open, setOpen] = useState<'set-up' | 'switch-off' | null>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  // The form took the focus and is gone.
  useEffect(() => {
    if (open === null && wasOpen.current) buttons.current?.querySelector('button')?.focus();
    wasOpen.current = open !== null;
  }, [open]);
  const close = () => setOpen(null);
  if (isPending) return <LoadingRows rows={1} height={120} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const isOn = factor.enabled_at !== null;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const codesLeft = factor.recovery_codes_left;
  return (
    <ProfileSubsection title={t('title')}>
      {factor.enabled_at === null ? (
        <p>{t('off')}</p>
      ) : (
        <>
          <p>
            <strong>{t('on', { date: format.date(factor.enabled_at, 'date', timeZone) })}</strong>
            {' · '}
            {t('codesLeft', { count: codesLeft })}
          </p>
          <p className={classes.hint}>
            {t(codesLeft > fewCodes ? 'onHint' : 'codesLow')} {!factor.can_switch_off && t('kept')}
          </p>
        </>
      )}
      {open === null ? (
        <div ref={buttons} className={classes.buttons}>
          <Action onClick={() => setOpen('set-up')}>{t(isOn ? 'move' : 'setUp')}</Action>
          {isOn && factor.can_switch_off && (
            <Action variant="subtle" onClick={() => setOpen('switch-off')}>
              {t('switchOff')}
            </Action>
          )}
        </div>
      ) : (
        <Suspense fallback={<LoadingRows rows={2} height={78} />}>
          {open === 'set-up' ? (
            <SetUpSecondFactor isOn={isOn} onClose={close} />
          ) : (
            <SwitchOffSecondFactor onClose={close} />
          )}
        </Suspense>
      )}
    </ProfileSubsection>
  );
}
