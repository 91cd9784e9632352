import { TextInput } from '@mantine/core';
import type { CountryCode } from 'libphonenumber-js/min';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import type { FieldProps } from '#ui/forms/field-props.ts';
import { withoutSpacing } from './details-values.ts';

interface PhoneFieldProps extends FieldProps<string> {
  /** The country assumed for a number without a country code. */
  country: CountryCode;
  hintClass: string | undefined;
}

/** The metadata of phone numbers is large, so it is loaded on demand. */
const loadPhoneNumbers = () => import('#ui/forms/phone/phone-numbers.ts');

/** A valid number with its country code and spaces; otherwise null. */
async function formatPhone(value: string, country: CountryCode): Promise<string | null> {
  if (!value) return null;
  const { parsePhone } = await loadPhoneNumbers();
  return parsePhone(value, country)?.formatted ?? null;
}

/** Phone number input; on blur the number is formatted with its country code. */
export function PhoneField(props: PhoneFieldProps) {
  const { country, hintClass, value, onChange, ...field } = props;
  const { t } = useTranslation('profile');
  const [example, setExample] = useState('+961 71 123 456');
  // As it is shown, with the spacing that its value lacks.
  const [text, setText] = useState(value);
  const isFocused = useRef(false);

  // The stored number has no spaces; it is formatted once the metadata has loaded.
  useEffect(() => {
    if (isFocused.current) return;
    void formatPhone(value, country).then((formatted) => {
      if (formatted && !isFocused.current) setText(formatted);
    });
  }, [value, country]);

  const change = (next: string) => {
    setText(next);
    onChange(withoutSpacing(next));
  };
  return (
    <TextInput
      {...field}
      label={t('details.phone')}
      description={field.error ? undefined : t('details.phoneHint', { example })}
      classNames={{ description: hintClass }}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      type="tel"
      autoComplete="tel"
      value={withoutSpacing(text) === value ? text : value}
      onFocus={() => {
        isFocused.current = true;
        void loadPhoneNumbers().then(({ examplePhoneNumber }) =>
          setExample(examplePhoneNumber(country)),
        );
      }}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={async () => {
        isFocused.current = false;
        const formatted = await formatPhone(value, country);
        if (formatted) change(formatted);
      }}
    />
  );
}
