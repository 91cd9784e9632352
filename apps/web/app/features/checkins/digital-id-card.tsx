import { IconSunHigh, IconWifiOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/error-state.tsx';
import { Floor } from '../../ui/floors/floor.tsx';
import { RingLoader } from '../../ui/ring-loader.tsx';
import classes from './digital-id-card.module.css';
import { MemberCode } from './member-code.tsx';
import { useDigitalId } from './use-digital-id.ts';

/** The member's digital ID: who, which plan, and the code a door reads. */
export function DigitalIdCard() {
  const { t } = useTranslation('checkins');
  const id = useDigitalId();
  if (!id.data) {
    if (id.isError) return <ErrorState error={id.error} onRetry={() => id.refetch()} />;
    return <RingLoader />;
  }
  return (
    <section className={classes.card} aria-labelledby="member">
      <p className={classes.offline}>
        <IconWifiOff size={18} stroke={1.6} aria-hidden="true" />
        {id.isError ? t('id.offlineNow') : t('id.worksOffline')}
      </p>
      <header className={classes.who}>
        <Floor kind="breath" seed={id.data.member_code} className={classes.mark} />
        <div>
          <h1 id="member" className={classes.name}>
            {id.data.full_name}
          </h1>
          <p className={classes.plan}>{t(`id.plan.${id.data.plan_code ?? 'none'}`)}</p>
        </div>
      </header>
      <MemberCode id={id.data} />
      <p className={classes.hint}>
        <IconSunHigh size={18} stroke={1.6} aria-hidden="true" /> {t('id.brightness')}
      </p>
    </section>
  );
}
