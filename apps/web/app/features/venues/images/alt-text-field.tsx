import { TextInput } from '@mantine/core';
import { describeVenueImageMutation, type PartnerVenueImage } from '@pulse/contract/client';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { useRefetch } from '#ui/actions/refetch.ts';
import { useAction } from '#ui/actions/use-action.ts';
import { toFailure } from '#ui/network/problem.ts';
import { useStoreVenue } from '../manage/use-store-venue.ts';
import classes from './images.module.css';

interface AltTextFieldProps {
  venueId: string;
  image: PartnerVenueImage;
  /** The place of the image, from 1. */
  at: number;
}

/** What an image shows, for people who do not see it; saved with Enter or when the field is left. */
export function AltTextField({ venueId, image, at }: AltTextFieldProps) {
  const { t } = useTranslation('partner-images');
  const store = useStoreVenue();
  const [typed, setTyped] = useState<string | null>(null);
  const refetch = useRefetch();
  const mutation = { ...describeVenueImageMutation(), scope: { id: `describe-${image.id}` } };
  const describe = useAction(mutation, {
    failure: 'note',
    onDone: (venue, { body }) => {
      store(venue);
      // What was typed since then is saved by itself.
      setTyped((now) => (now?.trim() === body.alt_text ? null : now));
    },
    onFailed: () => refetch(['venues']),
  });
  const save = () => {
    const altText = typed?.trim();
    if (altText === undefined || altText === image.alt) return setTyped(null);
    describe.mutate({ path: { id: venueId, imageId: image.id }, body: { alt_text: altText } });
  };
  const [fault] = describe.isError ? toFailure(describe.error).fields : [];
  return (
    <div>
      <TextInput
        label={t('altText', { at })}
        placeholder={t('altTextExample')}
        value={typed ?? image.alt}
        maxLength={300}
        autoComplete="off"
        error={fault?.detail ?? describe.failureText}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          if (!describe.isPending) describe.reset();
        }}
        onBlur={save}
        onKeyDown={({ key }) => key === 'Enter' && save()}
      />
      <span role="status" className={classes.saved}>
        {describe.isPending && t('saving')}
        {describe.isSuccess && typed === null && t('saved')}
      </span>
    </div>
  );
}
