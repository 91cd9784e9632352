import { Switch } from '@mantine/core';
import { getProfileOptions, type Profile, updateProfile } from '@pulse/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toFailure } from '../../../ui/problem.ts';
import { toastFailure } from '../../../ui/toast.ts';

const kinds = [
  'confirmation',
  'reminder',
  'cancellation',
  'waitlist',
  'payment',
  'reviews',
] as const;

/** Which notifications also come by email; a switch holds at once and is taken back if refused. */
export function MailChoices({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const queries = useQueryClient();
  const key = getProfileOptions().queryKey;
  const save = useMutation({
    mutationFn: async (change: Partial<Profile['mail_choices']>) =>
      (await updateProfile({ body: { mail_choices: change }, throwOnError: true })).data,
    onMutate: (change) => {
      queries.setQueryData(key, (before) =>
        before ? { ...before, mail_choices: { ...before.mail_choices, ...change } } : before,
      );
    },
    onError: (error) => {
      toastFailure(toFailure(error).detail ?? t('details.failed'));
      void queries.invalidateQueries({ queryKey: key });
    },
  });
  return (
    <>
      <p>{t('mail.hint')}</p>
      {kinds.map((kind) => (
        <Switch
          key={kind}
          label={t(`mail.${kind}`)}
          checked={profile.mail_choices[kind]}
          onChange={(event) => save.mutate({ [kind]: event.currentTarget.checked })}
        />
      ))}
    </>
  );
}
