import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { guessCountry } from './guess-country.ts';

interface PhoneFieldProps {
  value: string;
  timeZone: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** What a country's numbers look like is large: it comes once somebody has to do with a number. */
const load = () => import('./phone-numbers.ts');

/** The country that a number without a code is taken to be of. */
export function countryOf(timeZone: string) {
  return guessCountry(timeZone, navigator.languages);
}

/** A phone number as people write it; left, it is shown with its country's code. */
export function PhoneField({ value, timeZone, error, onChange }: PhoneFieldProps) {
  const { t } = useTranslation('profile');
  const [example, setExample] = useState('+961 71 123 456');
  const touched = useRef(false);

  // What is stored has no spaces; it is written out once the way to write it is here.
  const stored = useRef(value);
  useEffect(() => {
    if (!stored.current) return;
    let left = false;
    void load().then(({ readPhone }) => {
      const read = readPhone(stored.current, countryOf(timeZone));
      if (read && !left && !touched.current) onChange(read.shown);
    });
    return () => {
      left = true;
    };
  }, [timeZone, onChange]);

  return (
    <TextInput
      name="phone"
      label={t('details.phone')}
      description={error ? undefined : t('details.phoneHint', { example })}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      type="tel"
      autoComplete="tel"
      value={value}
      error={error}
      onFocus={() => {
        touched.current = true;
        void load().then(({ examplePhone }) => setExample(examplePhone(countryOf(timeZone))));
      }}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={async () => {
        const { readPhone } = await load();
        const read = readPhone(value, countryOf(timeZone));
        if (read) onChange(read.shown);
      }}
    />
  );
}
