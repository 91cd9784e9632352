import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '#light-translator';
import { checkboxProps, fieldProps } from '../field-props.ts';
import { useFocusFirstFault } from '../focus-first-fault.ts';
import { changedFields } from '../merge-changes.ts';
import type { EditorOptions, Versioned } from './editor-options.ts';
import { createEditorStore } from './editor-store.ts';

interface UseEditorOptions<Saved extends Versioned, Values extends object>
  extends EditorOptions<Saved, Values> {
  /** Called with what was saved once nothing is unsaved any more, so that the page can be left. */
  onSaved?: (saved: Saved) => void;
}

/** An editor, as the parts of its form take it. */
export type EditorOf<Saved extends Versioned, Values extends object> = ReturnType<
  typeof useEditor<Saved, Values>
>;

/**
 * Edits a record that others may change at the same time. What is typed is stored in this tab; when
 * another user saved first, what they changed is merged and shown, and the person saves again.
 */
export function useEditor<Saved extends Versioned, Values extends object>(
  options: UseEditorOptions<Saved, Values>,
) {
  const { t } = useTranslation();
  const ready = { fallback: t('action.failed'), ...options };
  const latest = useRef(ready);
  useEffect(() => {
    latest.current = ready;
  });
  const [store] = useState(() => createEditorStore<Saved, Values>(() => latest.current));
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const { base, values, faults, lastSaved } = state;
  const element = useFocusFirstFault(state.shown);
  useEffect(() => {
    if (lastSaved) latest.current.onSaved?.(lastSaved);
  }, [lastSaved]);
  const { errors, note } = faults;
  const typed = changedFields(base, values);
  const fields = { values, errors, setValue: store.setValue };
  return {
    ...store,
    ...state,
    errors,
    note,
    element,
    typed,
    unsaved: typed.length > 0,
    submit: (): void => void store.save(),
    getInputProps: <Name extends keyof Values & string>(name: Name) => fieldProps(fields, name),
    getCheckboxProps: <Name extends keyof Values & string>(name: Name) =>
      checkboxProps(fields, name),
  };
}
