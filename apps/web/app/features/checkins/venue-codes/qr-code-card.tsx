import { Button } from '@mantine/core';
import type { QrCode } from '@pulse/contract/client';
import { formatEntranceCode } from '@pulse/domain';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { StatusBadge } from '#ui/display/status-badge.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { QrCodeImage } from '#ui/qr-code/qr-code-image.tsx';
import type { CodeChange } from './qr-code-confirmation.tsx';
import classes from './qr-codes.module.css';

interface QrCodeCardProps {
  code: QrCode;
  timeZone: string;
  onPoster: () => void;
  onChange: (kind: CodeChange['kind']) => void;
}

/**
 * The QR code of one entrance, large enough to be scanned from the screen. One that was renewed is shown
 * until it ends.
 */
export function QrCodeCard({ code, timeZone, onPoster, onChange }: QrCodeCardProps) {
  const { t } = useTranslation('partner-qr-codes');
  const format = useFormat();
  const { label, url, scans, last_scanned_at, refused_scans, last_refused_at, ends_at } = code;
  const at = (instant: string) => ({
    date: format.date(instant, 'date', timeZone),
    time: format.time(instant, timeZone),
  });
  const printer = <IconPrinter size={18} stroke={1.6} aria-hidden="true" />;
  const revoke = { name: 'revoke', icon: null, onClick: () => onChange('revoke') } as const;
  const actions = ends_at
    ? [revoke]
    : [
        { name: 'poster', icon: printer, onClick: onPoster } as const,
        { name: 'renew', icon: null, onClick: () => onChange('renew') } as const,
        revoke,
      ];
  return (
    <Card as="li">
      <Row gap={4}>
        <QrCodeImage text={url} label={t('codes.image', { label })} className={classes.image} />
        <Stack gap={1} className={classes.content}>
          <Heading level={3} size={4} className={classes.label}>
            {label}
          </Heading>
          <Text size="small" className={classes.code}>
            {formatEntranceCode(code.code)}
          </Text>
          <Note>
            {t('codes.since', { date: format.date(code.created_at, 'fullDate', timeZone) })}
          </Note>
          <Note>
            {t('codes.scans', { count: scans, ...(last_scanned_at && at(last_scanned_at)) })}
          </Note>
          {last_refused_at && (
            <Note>{t('codes.refused', { count: refused_scans, ...at(last_refused_at) })}</Note>
          )}
          {ends_at && (
            <Stack gap={1} className={classes.expiring}>
              <StatusBadge state="to_come">{t('codes.expiring')}</StatusBadge>
              <Note>{t('codes.expires', at(ends_at))}</Note>
            </Stack>
          )}
          <Row gap={2} className={classes.actions}>
            {actions.map(({ name, icon, onClick }) => (
              <Button
                key={name}
                size="sm"
                variant={icon ? 'default' : 'subtle'}
                leftSection={icon}
                aria-label={t(`codes.${name}Of`, { label })}
                onClick={onClick}
              >
                {t(`codes.${name}`)}
              </Button>
            ))}
          </Row>
        </Stack>
      </Row>
    </Card>
  );
}
