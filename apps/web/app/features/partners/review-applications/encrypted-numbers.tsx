import { Button } from '@mantine/core';
import { type ReviewedApplication, revealPartnerApplicationMutation } from '@pulse/contract/client';
import { IconEye } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { toFailure } from '#ui/network/problem.ts';
import classes from './application-list.module.css';

/** Tax id and bank account, masked until they are revealed; the server logs each time. */
export function EncryptedNumbers({ application }: { application: ReviewedApplication }) {
  const { t } = useTranslation('platform');
  // Not cached longer than this row is open.
  const reveal = useMutation({ ...revealPartnerApplicationMutation(), gcTime: 0 });
  const shown = reveal.data;
  return (
    <>
      <div>
        <dt>{t('detail.tax')}</dt>
        <dd className={classes.number}>{shown?.tax_id ?? application.tax_id_hint}</dd>
      </div>
      <div>
        <dt>{t('detail.bank')}</dt>
        <dd className={classes.number}>{shown?.bank_account ?? application.bank_account_hint}</dd>
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
          <p className={classes.note}>{t('detail.revealNote')}</p>
          <FailureNote className={classes.failure} hidden={!reveal.isError}>
            {reveal.isError && (toFailure(reveal.error).detail ?? t('detail.revealFailed'))}
          </FailureNote>
        </dd>
      </div>
    </>
  );
}
