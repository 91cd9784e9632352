import { Button } from '@mantine/core';
import type { BeginSecondFactorResponse, ConfirmSecondFactorData } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { Form } from '#ui/forms/form.tsx';
import type { FormAction } from '#ui/forms/form-store.ts';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import { Note } from '#ui/layout/note.tsx';
import { QrCodeImage } from '#ui/qr-code/qr-code-image.tsx';
import { CodeField } from '../code-field.tsx';
import classes from './second-factor.module.css';

interface ConfirmAppProps {
  app: BeginSecondFactorResponse;
  action: FormAction<Pick<ConfirmSecondFactorData, 'body'>>;
  onCancel: () => void;
}

/** The secret for the app, to scan, to type or to open, and the field of the code that it shows. */
export function ConfirmApp({ app, action, onCancel }: ConfirmAppProps) {
  const { t } = useTranslation('second-factor');
  const form = useActionForm({
    initial: { code: '' },
    isReady: ({ code }) => code.trim() !== '',
    action,
    toVariables: (body) => ({ body }),
  });
  return (
    <div className={classes.form}>
      <Form
        form={form}
        submit={t('scan.submit')}
        variant="filled"
        actions={
          <Button variant="subtle" onClick={onCancel}>
            {t('cancel')}
          </Button>
        }
      >
        <p>{t('scan.lead')}</p>
        <QrCodeImage text={app.otpauth_url} label={t('scan.image')} className={classes.qrCode} />
        <div>
          <Note>{t('scan.key')}</Note>
          <p className={classes.key} translate="no">
            {app.secret.match(/.{1,4}/g)?.join(' ')}
          </p>
        </div>
        <a href={app.otpauth_url}>{t('scan.open')}</a>
        <CodeField label={t('code.label')} digits {...form.getInputProps('code')} />
      </Form>
    </div>
  );
}
