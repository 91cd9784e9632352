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
const loadPhoneNumbers = () => import('./phone-numbers.ts');

/** The country that a number without a code is taken to be of. */
export function defaultCountry(timeZone: string) {
  return guessCountry(timeZone, navigator.languages);
}

/** A phone number as people write it; left, it is shown with its country's code. */
export function PhoneField({ value, timeZone, error, onChange }: PhoneFieldProps) {
  const { t } = useTranslation('profile');
  const [example, setExample] = useState('+961 71 123 456');
  const isTouched = useRef(false);

  // What is stored has no spaces; it is written out once the way to write it is here.
  const initialValue = useRef(value);
  useEffect(() => {
    if (!initialValue.current) return;
    let unmounted = false;
    void loadPhoneNumbers().then(({ parsePhone: readPhone }) => {
      const parsed = readPhone(initialValue.current, defaultCountry(timeZone));
      if (parsed && !unmounted && !isTouched.current) onChange(parsed.formatted);
    });
    return () => {
      unmounted = true;
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
        isTouched.current = true;
        void loadPhoneNumbers().then(({ examplePhoneNumber: examplePhone }) =>
          setExample(examplePhone(defaultCountry(timeZone))),
        );
      }}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={async () => {
        const { parsePhone: readPhone } = await loadPhoneNumbers();
        const parsed = readPhone(value, defaultCountry(timeZone));
        if (parsed) onChange(parsed.formatted);
      }}
    />
  );
}
