import { groupMemberCode } from '@pulse/domain';
import { IconDeviceMobile, IconSunHigh, IconWifiOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#light-translator';
import { Avatar } from '#ui/display/avatar.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { RingLoader } from '#ui/feedback/ring-loader.tsx';
import { useOnline } from '#ui/network/use-online.ts';
import classes from './digital-id-card.module.css';
import { MemberCode } from './member-code.tsx';
import { readStoredPhoto } from './stored-photo.ts';
import { useDigitalId } from './use-digital-id.ts';

/** The member's digital ID: name, plan and the QR code for the front desk; `footer` follows the notes. */
export function DigitalIdCard({ footer }: { footer?: ReactNode }) {
  const { t } = useTranslation('checkins');
  const id = useDigitalId();
  const online = useOnline();
  if (!id.data) {
    if (id.isError) return <ErrorState error={id.error} onRetry={() => id.refetch()} />;
    return <RingLoader />;
  }
  return (
    <section className={classes.card} aria-labelledby="member">
      <header className={classes.member}>
        <Avatar name={id.data.full_name} photo={readStoredPhoto(id.data.photo_url)} size={64} />
        <div>
          <h1 id="member" className={classes.name}>
            {id.data.full_name}
          </h1>
          <p className={classes.plan}>{t(`id.plan.${id.data.plan_code ?? 'none'}`)}</p>
          <p className={classes.plan}>
            {t('id.memberCode', { code: groupMemberCode(id.data.member_code) })}
          </p>
        </div>
      </header>
      <MemberCode id={id.data} />
      <div className={classes.notes}>
        <p className={classes.note} data-on="computer">
          <IconDeviceMobile size={18} stroke={1.6} aria-hidden="true" /> {t('id.phone')}
        </p>
        <p className={classes.note} data-on="phone">
          <IconSunHigh size={18} stroke={1.6} aria-hidden="true" /> {t('id.brightness')}
        </p>
        <p className={classes.note} role="status">
          <IconWifiOff size={18} stroke={1.6} aria-hidden="true" />
          {t(online ? 'id.worksOffline' : 'id.offlineNow')}
        </p>
        {footer}
      </div>
    </section>
  );
}
