import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#light-translator';
import { toastFailure, toastSuccess } from '#ui/feedback/toast.ts';
import { saveFile } from '#ui/files/save-file.ts';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import classes from './second-factor.module.css';

/** The recovery codes, which are shown once: to copy, to download or to write down. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { t } = useTranslation('second-factor');
  const title = useRef<HTMLHeadingElement>(null);
  // The form before it is gone, and with it the focus.
  useEffect(() => title.current?.focus(), []);
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toastSuccess(t('codes.copied'));
    } catch {
      toastFailure(t('codes.copyByHand'));
    }
  };
  const download = () => saveFile(new Blob([text], { type: 'text/plain' }), t('codes.file'));
  return (
    <Stack className={classes.form}>
      <h4 ref={title} tabIndex={-1} className={classes.title}>
        {t('codes.title')}
      </h4>
      <p>{t('codes.lead')}</p>
      <ul className={classes.codes} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Row>
        <Button onClick={() => void copy()}>{t('codes.copy')}</Button>
        <Button onClick={download}>{t('codes.download')}</Button>
        <Button variant="filled" onClick={onDone}>
          {t('codes.done')}
        </Button>
      </Row>
    </Stack>
  );
}
