import { groupMemberCode } from '@pulse/domain';
import { IconDeviceMobile, IconSunHigh, IconWifiOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#light-translator';
import { QueryContent } from '#ui/data/query-content.tsx';
import { Avatar } from '#ui/display/pictures/avatar.tsx';
import { RingLoader } from '#ui/feedback/ring-loader.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { useOnline } from '#ui/network/use-online.ts';
import classes from './digital-id.module.css';
import { MemberCode } from './member-code.tsx';
import { readStoredPhoto } from './stored-photo.ts';
import { useDigitalId } from './use-digital-id.ts';

/** The member's digital ID: name, plan and the QR code for the front desk; `footer` follows the notes. */
export function DigitalIdCard({ footer }: { footer?: ReactNode }) {
  const { t } = useTranslation('checkins');
  const id = useDigitalId();
  const online = useOnline();
  if (!id.data)
    return (
      <QueryContent query={id} loading={<RingLoader />}>
        {() => null}
      </QueryContent>
    );
  return (
    <section className={classes.card} aria-labelledby="member">
      <Row as="header" gap={4} align="center" wrap={false} className={classes.member}>
        <Avatar name={id.data.full_name} photo={readStoredPhoto(id.data.photo_url)} size={64} />
        <Stack gap={1} className={classes.who}>
          <h1 id="member" className={classes.name}>
            {id.data.full_name}
          </h1>
          <Text tone="quiet">{t(`id.plan.${id.data.plan_code ?? 'none'}`)}</Text>
          <Text tone="quiet">
            {t('id.memberCode', { code: groupMemberCode(id.data.member_code) })}
          </Text>
        </Stack>
      </Row>
      <MemberCode id={id.data} />
      <Stack gap={3} className={classes.notes}>
        <Note className={classes.note} data-on="computer">
          <IconDeviceMobile size={18} stroke={1.6} aria-hidden="true" /> {t('id.phone')}
        </Note>
        <Note className={classes.note} data-on="phone">
          <IconSunHigh size={18} stroke={1.6} aria-hidden="true" /> {t('id.brightness')}
        </Note>
        <Note className={classes.note} role="status">
          <IconWifiOff size={18} stroke={1.6} aria-hidden="true" />
          {t(online ? 'id.worksOffline' : 'id.offlineNow')}
        </Note>
        {footer}
      </Stack>
    </section>
  );
}
