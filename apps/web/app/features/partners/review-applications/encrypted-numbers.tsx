import { Button } from '@mantine/core';
import { type ReviewedApplication, revealPartnerApplicationMutation } from '@pulse/contract/client';
import { IconEye } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './applications.module.css';

/** Tax id and bank account, masked until they are revealed; the server logs each time. */
export function EncryptedNumbers({ application }: { application: ReviewedApplication }) {
  const { t } = useTranslation('platform');
  // Not cached longer than this row is open.
  const reveal = useAction(
    { ...revealPartnerApplicationMutation(), gcTime: 0 },
    { failure: 'note' },
  );
  const shown = reveal.data;
  return (
    <>
      <div>
        <dt>{t('detail.tax')}</dt>
        <Text as="dd" strong>
          {shown?.tax_id ?? application.tax_id_hint}
        </Text>
      </div>
      <div>
        <dt>{t('detail.bank')}</dt>
        <Text as="dd" strong>
          {shown?.bank_account ?? application.bank_account_hint}
        </Text>
      </div>
      <div className={classes.reveal}>
        <dt className="visually-hidden">{t('detail.reveal')}</dt>
        <dd>
          {shown ? (
            <Button size="sm" onClick={() => reveal.reset()}>
              {t('detail.hide')}
            </Button>
          ) : (
            <Button
              size="sm"
              leftSection={<IconEye size={18} stroke={1.6} aria-hidden="true" />}
              loading={reveal.isPending}
              onClick={() => reveal.mutate({ path: { id: application.id } })}
            >
              {t('detail.reveal')}
            </Button>
          )}
          <Note>{t('detail.revealNote')}</Note>
          <FailureNote hidden={!reveal.isError}>{reveal.failureText}</FailureNote>
        </dd>
      </div>
    </>
  );
}
