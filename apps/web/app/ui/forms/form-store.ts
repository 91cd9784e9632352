import {
  type CheckedFields,
  type Faults,
  type FieldErrors,
  faultsOfCheck,
  faultsOfFailure,
  fieldAmong,
  hasFaults,
  noFaults,
  type RefusalReading,
  withoutErrorsOf,
} from './faults.ts';

/** What a form sends its values with: a mutation, or the result of `useAction`. */
export interface FormAction<Variables> {
  mutate: (variables: Variables, callbacks: { onError: (error: unknown) => void }) => void;
  isPending: boolean;
}

export interface FormOptions<Values, Variables> extends Partial<RefusalReading> {
  initial: Values;
  /** A sentence for each field that cannot be sent as it is. */
  check?: (values: Values) => CheckedFields;
  action: FormAction<Variables>;
  toVariables: (values: Values) => NoInfer<Variables>;
  /** Whether the form can be sent; its button is disabled otherwise. */
  isReady?: (values: Values) => boolean;
  /** Called with the values when one was typed. */
  onChange?: (values: Values) => void;
}

interface FormState<Values> {
  values: Values;
  faults: Faults;
  /** The faults as they were shown, of which the first one is focused. */
  shown: FieldErrors;
}

/** The values of a form and how they are sent, apart from what shows them. */
export function createFormStore<Values extends object, Variables>(
  options: () => FormOptions<Values, Variables> & { fallback: string },
) {
  const listeners = new Set<() => void>();
  const { initial } = options();
  let state: FormState<Values> = { values: initial, faults: noFaults, shown: noFaults.errors };
  const update = (change: Partial<FormState<Values>>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const show = (faults: Faults) => update({ faults, shown: faults.errors });
  const showFailure = (error: unknown) => {
    const { fieldOf = fieldAmong(Object.keys(initial)), fallback, explain } = options();
    show(faultsOfFailure(error, { fieldOf, fallback, explain }));
  };
  const setValues = (change: Partial<Values>) => {
    const errors = withoutErrorsOf(state.faults.errors, Object.keys(change));
    update({ values: { ...state.values, ...change }, faults: { ...state.faults, errors } });
    options().onChange?.(state.values);
  };
  return {
    initial,
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    setValues,
    setFieldValue: <Name extends keyof Values>(name: Name, value: Values[Name]) => {
      const change: Partial<Values> = {};
      change[name] = value;
      setValues(change);
    },
    /** Goes back to the values with which the form was opened. */
    reset: () => update({ values: initial, faults: noFaults, shown: noFaults.errors }),
    /** Shows what is wrong besides what is checked, such as something that was not found. */
    show: (faults: Partial<Faults>) => show({ ...noFaults, ...faults }),
    /** Shows what a call refused that the form did not send itself. */
    showFailure,
    /** Sends the values unless one has a fault. */
    submit: () => {
      const { check, isReady, action, toVariables } = options();
      const found = faultsOfCheck(check?.(state.values) ?? {});
      show(found);
      if (hasFaults(found) || isReady?.(state.values) === false) return;
      action.mutate(toVariables(state.values), { onError: showFailure });
    },
  };
}
