import { Switch } from '@mantine/core';
import { getProfileOptions, type Profile, updateProfile } from '@pulse/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { toastFailure } from '#ui/feedback/toast.ts';
import { toFailure } from '#ui/network/problem.ts';

const emailKinds = [
  'confirmation',
  'reminder',
  'cancellation',
  'waitlist',
  'payment',
  'reviews',
  'coaches',
] as const;

/** Switches for the notifications that are also emailed; saved optimistically, rolled back if refused. */
export function EmailPreferences({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const queryClient = useQueryClient();
  const key = getProfileOptions().queryKey;
  const save = useMutation({
    mutationFn: async (change: Partial<Profile['email_preferences']>) =>
      (await updateProfile({ body: { email_preferences: change }, throwOnError: true })).data,
    onMutate: (change) => {
      queryClient.setQueryData(key, (before) =>
        before
          ? { ...before, email_preferences: { ...before.email_preferences, ...change } }
          : before,
      );
    },
    onError: (error) => {
      toastFailure(toFailure(error).detail ?? t('details.failed'));
      void queryClient.invalidateQueries({ queryKey: key });
    },
  });
  return (
    <>
      <p>{t('mail.hint')}</p>
      {emailKinds.map((kind) => (
        <Switch
          key={kind}
          label={t(`mail.${kind}`)}
          checked={profile.email_preferences[kind]}
          onChange={(event) => save.mutate({ [kind]: event.currentTarget.checked })}
        />
      ))}
    </>
  );
}
