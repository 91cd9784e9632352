import { Button, TextInput } from '@mantine/core';
import { rotateLinkKeyMutation } from '@pulse/contract/client';
import { IconCopy, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { ConfirmAction } from '#ui/actions/confirm-action.tsx';
import { useAction } from '#ui/actions/use-action.ts';
import { toastFailure, toastSuccess } from '#ui/feedback/toast.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import classes from './qr-codes.module.css';

interface SignedLinkProps {
  venueId: string;
  url: string;
  keyVersion: number;
  canRotateKey: boolean;
  onPoster: () => void;
}

/** The venue's signed check-in link, with rotation of its key. */
export function SignedLink({ venueId, url, keyVersion, canRotateKey, onPoster }: SignedLinkProps) {
  const { t } = useTranslation('partner-qr-codes');
  const [confirmingRotation, setConfirmingRotation] = useState(false);
  const rotate = useAction(rotateLinkKeyMutation(), {
    done: t('link.done'),
    refetch: ['checkins'],
    onDone: () => setConfirmingRotation(false),
    failure: 'note',
  });
  const words = {
    title: t('link.title'),
    confirm: t('link.confirm'),
    cancel: t('link.keep'),
    destructive: true,
  };
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toastSuccess(t('link.copied')),
      () => toastFailure(t('link.copyFailed')),
    );
  return (
    <Stack gap={1} className={classes.link}>
      <Heading level={3} size={4}>
        {t('link.heading')}
      </Heading>
      <Note>{t('link.lead', { version: keyVersion })}</Note>
      <TextInput
        label={t('link.label')}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
        className={classes.linkField}
      />
      <Row gap={2} className={classes.actions}>
        <Button
          size="sm"
          leftSection={<IconCopy size={18} stroke={1.6} aria-hidden="true" />}
          onClick={copy}
        >
          {t('link.copy')}
        </Button>
        <Button
          size="sm"
          leftSection={<IconPrinter size={18} stroke={1.6} aria-hidden="true" />}
          onClick={onPoster}
        >
          {t('link.poster')}
        </Button>
        {canRotateKey && (
          <Button size="sm" variant="subtle" onClick={() => setConfirmingRotation(true)}>
            {t('link.rotate')}
          </Button>
        )}
      </Row>
      {!canRotateKey && <Note>{t('link.adminOnly')}</Note>}
      <ConfirmAction
        opened={confirmingRotation}
        words={words}
        action={rotate}
        onConfirm={() => rotate.mutate({ path: { id: venueId } })}
        onClose={() => setConfirmingRotation(false)}
      >
        {t('link.text')}
      </ConfirmAction>
    </Stack>
  );
}
