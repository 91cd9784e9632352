import { useId } from 'react';
import { useTranslation } from '#light-translator';
import { StarRadios } from '../stars/star-radios.tsx';
import classes from './star-choice.module.css';

interface StarChoiceProps {
  label: string;
  /** 0 without a choice. */
  value: number;
  onChange: (stars: number) => void;
  error?: string | undefined;
  'data-path'?: string;
}

/** One to five stars, as a group of radio buttons. */
export function StarChoice({ label, value, onChange, error, ...path }: StarChoiceProps) {
  const { t } = useTranslation('reviews');
  const name = useId();
  return (
    <fieldset
      {...path}
      className={classes.choice}
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <legend className={classes.label}>{label}</legend>
      <StarRadios value={value} onChange={onChange} nameOf={(count) => t('stars', { count })} />
      {error && (
        <p id={`${name}-error`} role="alert" className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
