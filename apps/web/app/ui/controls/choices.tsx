import { type ReactNode, useId } from 'react';
import classes from './choices.module.css';

interface ChoicesProps<T extends string> {
  label: string;
  value: T;
  choices: readonly { value: T; name: ReactNode }[];
  onChoose?: (value: T) => void;
  /** Of radio buttons that a script or CSS reads, on a page without React: `value` is chosen first. */
  name?: string;
  /** For more choices than fit into one row: they wrap, each with its own border. */
  wrap?: boolean;
}

/** A group of radio buttons side by side. */
export function Choices<T extends string>(props: ChoicesProps<T>) {
  const { label, value, choices, onChoose, name, wrap } = props;
  const ownName = useId();
  return (
    <fieldset>
      <legend className={name ? 'visually-hidden' : classes.label}>{label}</legend>
      <div className={classes.row} data-wrap={wrap || undefined}>
        {choices.map((choice) => (
          <label key={choice.value} className={classes.choice}>
            <input
              type="radio"
              name={name ?? ownName}
              value={choice.value}
              className="visually-hidden"
              {...(name
                ? { defaultChecked: choice.value === value }
                : { checked: choice.value === value })}
              onChange={() => onChoose?.(choice.value)}
            />
            {choice.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
