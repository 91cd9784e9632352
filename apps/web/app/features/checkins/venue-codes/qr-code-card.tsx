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
            {!ends_at && (
              <>
                <Button
                  size="sm"
                  leftSection={<IconPrinter size={18} stroke={1.6} aria-hidden="true" />}
                  aria-label={t('codes.posterOf', { label })}
                  onClick={onPoster}
                >
                  {t('codes.poster')}
                </Button>
                <Button
                  size="sm"
                  variant="subtle"
                  aria-label={t('codes.renewOf', { label })}
                  onClick={() => onChange('renew')}
                >
                  {t('codes.renew')}
                </Button>
              </>
            )}
            <Button
              size="sm"
              variant="subtle"
              aria-label={t('codes.revokeOf', { label })}
              onClick={() => onChange('revoke')}
            >
              {t('codes.revoke')}
            </Button>
          </Row>
        </Stack>
      </Row>
    </Card>
  );
}
