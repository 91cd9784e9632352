import type { PartnerClassSession } from '@pulse/contract/client';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './class-session.module.css';

/** What a partner should look at in a session, each as a sentence; nothing without any. */
export function SessionFlags({ flags }: { flags: PartnerClassSession['flags'] }) {
  const { t } = useTranslation('partner-schedule');
  if (flags.length === 0) return null;
  return (
    <Row wrap={false} className={classes.flags}>
      <IconAlertTriangle size={20} stroke={1.8} aria-hidden="true" />
      <div>
        <Text strong>{t('flags.heading')}</Text>
        {flags.map((flag) => (
          <p key={flag}>{t(`flags.${flag}`)}</p>
        ))}
      </div>
    </Row>
  );
}
