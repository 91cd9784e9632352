import { Button } from '@mantine/core';
import { listDevicesOptions, signOutEverywhereMutation } from '@pulse/contract/client';
import { IconDeviceMobile } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { StatusMark } from '../../../ui/status-mark.tsx';
import { toastFailure, toastSuccess } from '../../../ui/toast.ts';
import { otherDevicesEnded } from '../session/other-devices-ended.ts';
import classes from './device-list.module.css';
import { deviceName } from './device-name.ts';
import { ProfilePart } from './profile-part.tsx';

/** So many are shown until somebody asks for all; the one used last is the first. */
const FEW = 5;

/** The devices on which the person is signed in, and the way to end all others. */
export function DeviceList() {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const queries = useQueryClient();
  const { data, isPending, error, refetch } = useQuery(listDevicesOptions());
  const [all, setAll] = useState(false);
  const end = useMutation({
    ...signOutEverywhereMutation(),
    onSuccess: () => {
      toastSuccess(t('devices.done'));
      return otherDevicesEnded(queries);
    },
    onError: () => toastFailure(t('devices.failed')),
  });
  if (isPending) return <LoadingRows rows={2} height={64} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <ProfilePart title={t('devices.title')}>
      <ul className={classes.list}>
        {(all ? data.items : data.items.slice(0, FEW)).map((device) => (
          <li key={device.id} className={classes.device}>
            <IconDeviceMobile size={22} stroke={1.6} aria-hidden="true" />
            <div className={classes.words}>
              <strong>{deviceName(device.user_agent) ?? t('devices.unknown')}</strong>
              <span className={classes.used}>
                {t('devices.lastUsed', { when: format.relative(device.last_used_at, Date.now()) })}
              </span>
            </div>
            {device.current && <StatusMark state="confirmed">{t('devices.current')}</StatusMark>}
          </li>
        ))}
      </ul>
      {!all && data.items.length > FEW && (
        <Button variant="subtle" onClick={() => setAll(true)}>
          {t('devices.all', { count: data.items.length })}
        </Button>
      )}
      {data.items.length > 1 && (
        <Button loading={end.isPending} onClick={() => end.mutate({})}>
          {t('devices.everywhere')}
        </Button>
      )}
    </ProfilePart>
  );
}
