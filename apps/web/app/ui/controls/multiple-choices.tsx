import { useId } from 'react';
import classes from './choices.module.css';

interface MultipleChoicesProps<T extends string | number> {
  label: string;
  values: readonly T[];
  /** `label` is for screen readers, where the name is short. */
  choices: readonly { value: T; name: string; label?: string }[];
  /** Called with the chosen values in the order of the choices. */
  onChange: (values: T[]) => void;
  error?: string;
  className?: string;
}

/** A group of check boxes side by side, of which any number can be chosen. */
export function MultipleChoices<T extends string | number>({
  label,
  values,
  choices,
  onChange,
  error,
  className,
}: MultipleChoicesProps<T>) {
  const errorId = useId();
  const toggle = (value: T, chosen: boolean) =>
    onChange(
      choices
        .map((choice) => choice.value)
        .filter((one) => (one === value ? chosen : values.includes(one))),
    );
  return (
    <fieldset className={className} aria-describedby={error ? errorId : undefined}>
      <legend className={classes.label}>{label}</legend>
      <div className={classes.row} data-wrap>
        {choices.map(({ value, name, label: longName }) => (
          <label key={value} className={classes.choice} data-multiple>
            <input
              type="checkbox"
              className="visually-hidden"
              aria-label={longName}
              aria-invalid={error ? true : undefined}
              checked={values.includes(value)}
              onChange={(event) => toggle(value, event.currentTarget.checked)}
            />
            <span aria-hidden={longName ? true : undefined}>{name}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
