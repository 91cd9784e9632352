import { searchUsers } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '#light-translator';
import { SuggestingField } from './suggesting-field.tsx';

interface PersonFieldProps {
  className?: string | undefined;
  /** The name of the person who is chosen; empty without one. */
  name: string;
  onChoose: (id: string | undefined) => void;
}

/** Whose entries: found by a part of the name or the email. */
export function PersonField({ className, name, onChoose }: PersonFieldProps) {
  const { t } = useTranslation('platform-audit');
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { data } = useQuery({
    queryKey: [{ _id: 'searchUsers', search }],
    queryFn: async ({ signal }) => {
      const request = {
        query: { limit: 10 },
        body: { search },
        signal,
        throwOnError: true as const,
      };
      return (await searchUsers(request)).data;
    },
    enabled: search.length > 1,
    placeholderData: (previous) => previous,
  });
  const people = data?.items ?? [];
  const chooseTyped = useEffectEvent(() => {
    const found = people.find(({ email }) => email === typed.trim());
    if (found) onChoose(found.id);
  });
  // An email that was typed as a whole chooses its person once the people are there.
  useEffect(() => {
    if (data) chooseTyped();
  }, [data]);
  return (
    <SuggestingField
      className={className}
      label={t('filter.person')}
      placeholder={t('filter.everybody')}
      value={name}
      options={people.map(({ email, full_name }) => ({ text: email, note: full_name }))}
      onType={setTyped}
      onChoose={(text) => {
        const found = people.find(({ email }) => email === text);
        if (found || text === '') onChoose(found?.id);
      }}
    />
  );
}
