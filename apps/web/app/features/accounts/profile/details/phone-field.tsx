import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { guessCountry } from '#ui/forms/phone/guess-country.ts';

interface PhoneFieldProps {
  value: string;
  timeZone: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The metadata of phone numbers is large, so it is loaded on demand. */
const loadPhoneNumbers = () => import('#ui/forms/phone/phone-numbers.ts');

/** The country assumed for a number without a country code. */
export function defaultCountry(timeZone: string) {
  return guessCountry(timeZone, navigator.languages);
}

/** Phone number input; on blur the number is formatted with its country code. */
export function PhoneField({ value, timeZone, error, onChange }: PhoneFieldProps) {
  const { t } = useTranslation('profile');
  const [example, setExample] = useState('+961 71 123 456');
  const isTouched = useRef(false);

  // The stored number has no spaces; it is formatted once the metadata has loaded.
  const initialValue = useRef(value);
  useEffect(() => {
    if (!initialValue.current) return;
    let unmounted = false;
    void loadPhoneNumbers().then(({ parsePhone }) => {
      const parsed = parsePhone(initialValue.current, defaultCountry(timeZone));
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
        void loadPhoneNumbers().then(({ examplePhoneNumber }) =>
          setExample(examplePhoneNumber(defaultCountry(timeZone))),
        );
      }}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={async () => {
        const { parsePhone } = await loadPhoneNumbers();
        const parsed = parsePhone(value, defaultCountry(timeZone));
        if (parsed) onChange(parsed.formatted);
      }}
    />
  );
}
