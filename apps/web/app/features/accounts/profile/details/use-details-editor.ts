import { getProfileQueryKey, type Profile, updateProfileMutation } from '@pulse/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { useEditor } from '#ui/forms/editor/use-editor.ts';
import { guessCountry } from '#ui/forms/phone/guess-country.ts';
import { loadUser } from '../../session/load-user.ts';
import { type DetailsValues, toFormValues, validateDetails } from './details-values.ts';

/** A person edits only their own profile, so it has no version that another user could replace. */
const version = 0;

/** Edits name, birthday, phone and address of a profile. */
export function useDetailsEditor(profile: Profile) {
  const { t } = useTranslation('profile');
  const queryClient = useQueryClient();
  const today = new Date().toISOString().slice(0, 10);
  const country = guessCountry(profile.time_zone, navigator.languages);
  const update = useAction(updateProfileMutation(), {
    done: t('details.saved'),
    onDone: (saved) => {
      queryClient.setQueryData(getProfileQueryKey(), saved);
      void loadUser();
    },
    failure: 'note',
  });
  const validate = (values: DetailsValues) => validateDetails(values, { today, country });
  const editor = useEditor<Profile & { version: number }, DetailsValues>({
    // A birthday and an address are not stored in the browser.
    draftKey: null,
    saved: { ...profile, version },
    toValues: (saved) => toFormValues(saved ?? profile),
    readAgain: async () => null,
    check: async (values) => {
      const { errors, example } = await validate(values);
      const sentences = Object.entries(errors).map(([name, key]) => [
        name,
        t(`details.${key}`, { example }),
      ]);
      return Object.fromEntries(sentences);
    },
    save: async ({ values }) => {
      const { phone } = await validate(values);
      const { full_name, birthday, address } = values;
      const body = {
        full_name: full_name.trim(),
        birthday: birthday || null,
        phone,
        address: address.trim() || null,
      };
      return { ...(await update.mutateAsync({ body })), version };
    },
    fallback: t('details.failed'),
  });
  return { ...editor, today, country };
}
