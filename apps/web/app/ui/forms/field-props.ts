import type { FieldErrors } from './faults.ts';

/** What a control calls: with its new value, or with the event of an input. */
export type FieldChange<Value> =
  | Value
  | { currentTarget: { value: string } }
  | { currentTarget: { checked: boolean } };

/** What is spread over a control. */
export interface FieldProps<Value> {
  value: Value;
  error: string | undefined;
  onChange: (change: FieldChange<Value>) => void;
  'data-path': string;
}

/** What is spread over a check box or a switch. */
export interface CheckboxProps extends Omit<FieldProps<boolean>, 'value'> {
  checked: boolean;
}

const isEvent = (change: unknown): change is { currentTarget: object } =>
  typeof change === 'object' && change !== null && 'currentTarget' in change;

interface FieldsOfForm<Values> {
  values: Values;
  errors: FieldErrors;
  setValue: <Name extends keyof Values>(name: Name, value: Values[Name]) => void;
}

/** Binds a field of a form to its control. */
export function fieldProps<Values, Name extends keyof Values & string>(
  { values, errors, setValue }: FieldsOfForm<Values>,
  name: Name,
): FieldProps<Values[Name]> {
  return {
    value: values[name],
    error: errors[name],
    'data-path': name,
    onChange: (change) => {
      const value = isEvent(change) ? Reflect.get(change.currentTarget, 'value') : change;
      // The options of a control are the values of its field.
      setValue(name, value as Values[Name]);
    },
  };
}

/** Binds a field that is yes or no to its check box. */
export function checkboxProps<Values, Name extends keyof Values & string>(
  { values, errors, setValue }: FieldsOfForm<Values>,
  name: Name,
): CheckboxProps {
  return {
    checked: Boolean(values[name]),
    error: errors[name],
    'data-path': name,
    onChange: (change) => {
      const checked = isEvent(change) ? Reflect.get(change.currentTarget, 'checked') : change;
      setValue(name, checked as Values[Name]);
    },
  };
}
