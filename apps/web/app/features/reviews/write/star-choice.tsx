import { useId } from 'react';
import { useTranslation } from '#light-translator';
import { Text } from '#ui/layout/text.tsx';
import { StarRadios } from '../stars/star-radios.tsx';

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
    <fieldset {...path} aria-describedby={error ? `${name}-error` : undefined}>
      <Text as="legend" strong>
        {label}
      </Text>
      <StarRadios value={value} onChange={onChange} nameOf={(count) => t('stars', { count })} />
      {error && (
        <Text id={`${name}-error`} role="alert" size="small" tone="danger">
          {error}
        </Text>
      )}
    </fieldset>
  );
}
