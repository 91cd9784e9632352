import { useEffect, useRef } from 'react';
import { useTranslation } from '#light-translator';
import { Action } from '../controls/action.tsx';
import { useFocusFallback } from '../hooks/use-focus-fallback.ts';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import classes from './editor.module.css';

/** A field that another user has changed. */
export interface ChangedField {
  name: string;
  label: string;
  /** As it is saved now, in words. */
  current: string;
  /** What was typed here instead, in words; null where nothing was. */
  typed: string | null;
  /** Replaces what was typed with the saved value. */
  onTakeCurrent: () => void;
}

/** Shows what another user has saved in the meantime; the person at the form decides field by field. */
export function ChangedElsewhere({ fields }: { fields: readonly ChangedField[] }) {
  const { t } = useTranslation();
  const note = useRef<HTMLElement>(null);
  useEffect(() => note.current?.focus(), []);
  // Taking over a value removes its button.
  useFocusFallback(note, () => note.current);
  return (
    <section ref={note} tabIndex={-1} role="alert" className={classes.changedNote}>
      <p>
        <strong>{t('changedElsewhere.title')}</strong> {t('changedElsewhere.text')}
      </p>
      <Stack as="ul" gap={3} className="pulse-list">
        {fields.map(({ name, label, current, typed, onTakeCurrent }) => (
          <li key={name}>
            <Text strong>{label}</Text>
            <Text written>{t('changedElsewhere.current', { value: current })}</Text>
            {typed !== null && (
              <>
                <Text written>{t('changedElsewhere.typed', { value: typed })}</Text>
                <Action
                  aria-label={t('changedElsewhere.takeOf', { label })}
                  onClick={onTakeCurrent}
                >
                  {t('changedElsewhere.take')}
                </Action>
              </>
            )}
          </li>
        ))}
      </Stack>
    </section>
  );
}
