import { Button, FileButton, Input, TextInput } from '@mantine/core';
import { IconPhotoScan } from '@tabler/icons-react';
import { type FormEvent, useCallback, useId, useState } from 'react';
import { useTranslation } from '#light-translator';
import { FailureNote } from '../feedback/failure-note.tsx';
import { CameraView } from './camera-view.tsx';
import { readQrCode } from './read-qr-code.ts';
import classes from './scanner.module.css';

interface ScannerProps {
  /** Called with each text read; returns a message when it cannot be used. */
  onText: (text: string) => string | null;
  /** The label of the field for typing a code. */
  inputLabel: string;
  /** Focuses the text field when the sheet opens, for handheld scanners that type. */
  focusInput?: boolean;
}

/** Reads a code from the camera, from an image file or as typed text. */
export function Scanner({ onText, inputLabel, focusInput = false }: ScannerProps) {
  const { t } = useTranslation();
  const [failure, setFailure] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const id = useId();
  const acceptText = useCallback(
    (text: string) => {
      const refusal = onText(text);
      setFailure(refusal);
      return refusal === null;
    },
    [onText],
  );

  const readImageFile = async (file: File | null) => {
    if (!file) return;
    const bitmap = await createImageBitmap(file).catch(() => null);
    const text = bitmap && (await readQrCode(bitmap).catch(() => null));
    if (text) acceptText(text);
    else setFailure(t('scanner.noCodeInImage'));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Cleared for the next one: a handheld scanner types one code after the other.
    if (typed.trim() && acceptText(typed)) setTyped('');
  };

  return (
    <div className={classes.scanner}>
      <CameraView onCode={acceptText} />
      <div className={classes.other}>
        <FileButton onChange={readImageFile} accept="image/*">
          {(props) => (
            <Button
              {...props}
              leftSection={<IconPhotoScan size={20} stroke={1.6} aria-hidden="true" />}
            >
              {t('scanner.image')}
            </Button>
          )}
        </FileButton>
        <form onSubmit={submit} className={classes.form}>
          {/* Above the field and its button: beside the button it would break in two. */}
          <Input.Label htmlFor={id} className={classes.label}>
            {inputLabel}
          </Input.Label>
          <TextInput
            id={id}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            data-autofocus={focusInput || undefined}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
          <Button type="submit" variant="filled">
            {t('scanner.useCode')}
          </Button>
        </form>
        <FailureNote hidden={!failure}>{failure}</FailureNote>
      </div>
    </div>
  );
}
