import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '#light-translator';
import { checkboxProps, fieldProps } from './field-props.ts';
import { useFocusFirstFault } from './focus-first-fault.ts';
import { createFormStore, type FormOptions } from './form-store.ts';
import { isSameValue } from './merge-changes.ts';

/** What `<Form>` shows. */
export interface ShownForm {
  element: RefObject<HTMLFormElement | null>;
  note: string;
  busy: boolean;
  isReady: boolean;
  submit: () => void;
}

/**
 * A form that sends its values with an action. A fault is shown at its field, and the first one is
 * focused; what was typed is kept.
 */
export function useActionForm<Values extends object, Variables>(
  options: FormOptions<Values, Variables>,
) {
  const { t } = useTranslation();
  const ready = { ...options, fallback: options.fallback ?? t('action.failed') };
  const latest = useRef(ready);
  useEffect(() => {
    latest.current = ready;
  });
  const [store] = useState(() => createFormStore<Values, Variables>(() => latest.current));
  const { values, faults, shown } = useSyncExternalStore(
    store.subscribe,
    store.getState,
    store.getState,
  );
  const { errors, note } = faults;
  const fields = { values, errors, setValue: store.setFieldValue };
  return {
    ...store,
    values,
    errors,
    note,
    element: useFocusFirstFault(shown),
    busy: options.action.isPending,
    isReady: options.isReady?.(values) ?? true,
    /** Whether anything differs from the values with which the form was opened. */
    changed: !isSameValue(values, store.initial),
    getInputProps: <Name extends keyof Values & string>(name: Name) => fieldProps(fields, name),
    getCheckboxProps: <Name extends keyof Values & string>(name: Name) =>
      checkboxProps(fields, name),
  };
}
