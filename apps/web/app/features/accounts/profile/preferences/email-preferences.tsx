import { Switch } from '@mantine/core';
import { getProfileOptions, type Profile, updateProfileMutation } from '@pulse/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';

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
  const { queryKey } = getProfileOptions();
  const save = useAction(updateProfileMutation(), {
    // Read again after a refusal, so that each switch is as it is saved.
    onFailed: () => void queryClient.invalidateQueries({ queryKey }),
  });
  const change = (kind: (typeof emailKinds)[number], sent: boolean) => {
    const email_preferences = { [kind]: sent };
    queryClient.setQueryData(queryKey, (before) =>
      before
        ? { ...before, email_preferences: { ...before.email_preferences, ...email_preferences } }
        : before,
    );
    save.mutate({ body: { email_preferences } });
  };
  return (
    <>
      <p>{t('mail.hint')}</p>
      {emailKinds.map((kind) => (
        <Switch
          key={kind}
          label={t(`mail.${kind}`)}
          checked={profile.email_preferences[kind]}
          onChange={(event) => change(kind, event.currentTarget.checked)}
        />
      ))}
    </>
  );
}
