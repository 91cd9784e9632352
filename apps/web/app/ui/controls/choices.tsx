import { useId } from 'react';
import classes from './choices.module.css';

interface ChoicesProps<T extends string> {
  label: string;
  value: T;
  choices: readonly { value: T; name: string }[];
  onChoose: (value: T) => void;
  /** For more choices than fit into one row: they wrap, each with its own border. */
  wrap?: boolean;
}

/** A group of radio buttons side by side. */
export function Choices<T extends string>({
  label,
  value,
  choices,
  onChoose,
  wrap,
}: ChoicesProps<T>) {
  const name = useId();
  return (
    <fieldset className={classes.group}>
      <legend className={classes.label}>{label}</legend>
      <div className={classes.row} data-wrap={wrap || undefined}>
        {choices.map((choice) => (
          <label key={choice.value} className={classes.choice}>
            <input
              type="radio"
              name={name}
              className="visually-hidden"
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            {choice.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
