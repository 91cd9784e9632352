import { IconFingerprint } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { Action } from '#ui/controls/action.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { canUsePasskeys } from '../../passkeys/browser-passkeys.ts';
import { usePasskeys } from '../../passkeys/use-passkeys.ts';
import { ProfileSubsection } from '../../profile-subsection.tsx';
import classes from './passkey-settings.module.css';

const AddPasskey = lazy(() => import('./add-passkey.tsx'));
const RemovePasskey = lazy(() => import('./remove-passkey.tsx'));

/** The passkeys of the account, and the ways to add and remove one. */
export default function PasskeySettings() {
  const { t } = useTranslation('account-security');
  const format = useFormat();
  const { data, isPending, error, refetch } = usePasskeys();
  const [open, setOpen] = useState<'add' | { removing: string } | null>(null);
  const part = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  // The form took the focus and is gone.
  useEffect(() => {
    if (open === null && wasOpen.current)
      part.current?.querySelector<HTMLElement>('[data-add]')?.focus();
    wasOpen.current = open !== null;
  }, [open]);
  const close = () => setOpen(null);
  if (isPending) return <LoadingRows rows={1} height={120} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const removing = data.items.find(
    ({ id }) => open !== null && open !== 'add' && open.removing === id,
  );
  return (
    <div ref={part}>
      <ProfileSubsection title={t('passkeys.title')}>
        <p>{t('passkeys.hint')}</p>
        {data.items.length > 0 && (
          <ul className={classes.list}>
            {data.items.map(({ id, name, created_at, last_used_at }) => (
              <li key={id} className={classes.passkey}>
                <IconFingerprint size={22} stroke={1.6} aria-hidden="true" />
                <div className={classes.details}>
                  <strong>{name}</strong>
                  <span className={classes.use}>
                    {t('passkeys.created', { when: format.relative(created_at, Date.now()) })}
                    {' · '}
                    {last_used_at
                      ? t('passkeys.used', { when: format.relative(last_used_at, Date.now()) })
                      : t('passkeys.unused')}
                  </span>
                </div>
                <Action
                  variant="subtle"
                  aria-label={t('passkeys.removeNamed', { name })}
                  onClick={() => setOpen({ removing: id })}
                >
                  {t('passkeys.remove')}
                </Action>
              </li>
            ))}
          </ul>
        )}
        <Suspense fallback={<LoadingRows rows={2} height={78} />}>
          {removing && <RemovePasskey key={removing.id} passkey={removing} onClose={close} />}
          {open === 'add' && <AddPasskey onClose={close} />}
        </Suspense>
        {open === null && canUsePasskeys() && (
          <Action data-add onClick={() => setOpen('add')}>
            {t('passkeys.add')}
          </Action>
        )}
        {!canUsePasskeys() && <p className={classes.use}>{t('passkeys.unsupported')}</p>}
      </ProfileSubsection>
    </div>
  );
}
