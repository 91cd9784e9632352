import { IconFingerprint } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { Action } from '#ui/controls/action.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { List } from '#ui/layout/list.tsx';
import { Note } from '#ui/layout/note.tsx';
import { canUsePasskeys } from '../../passkeys/browser-passkeys.ts';
import { usePasskeys } from '../../passkeys/use-passkeys.ts';
import { ProfileSubsection } from '../../profile-subsection.tsx';
import { DeviceRow } from '../device-row.tsx';
import classes from '../profile.module.css';

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
          <List className={classes.list}>
            {data.items.map(({ id, name, created_at, last_used_at }) => (
              <DeviceRow
                key={id}
                icon={IconFingerprint}
                name={name}
                note={
                  <>
                    {t('passkeys.created', { when: format.relative(created_at, Date.now()) })}
                    {' · '}
                    {last_used_at
                      ? t('passkeys.used', { when: format.relative(last_used_at, Date.now()) })
                      : t('passkeys.unused')}
                  </>
                }
              >
                <Action
                  variant="subtle"
                  aria-label={t('passkeys.removeNamed', { name })}
                  onClick={() => setOpen({ removing: id })}
                >
                  {t('passkeys.remove')}
                </Action>
              </DeviceRow>
            ))}
          </List>
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
        {!canUsePasskeys() && <Note>{t('passkeys.unsupported')}</Note>}
      </ProfileSubsection>
    </div>
  );
}
