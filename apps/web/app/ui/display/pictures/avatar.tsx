import { useState } from 'react';
import classes from './avatar.module.css';

const backgrounds = ['mint', 'marigold', 'lilac', 'aqua', 'rose'] as const;

/** Returns up to two initials of a name. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => word?.[0]?.toUpperCase() ?? '').join('');
}

interface AvatarProps {
  name: string;
  /** The photo's URL; without one, or when it fails to load, the initials are shown. */
  photo?: string | null;
  /** Pixels. */
  size?: number;
}

/** A person's photo, or their initials on a colour derived from their name. */
export function Avatar({ name, photo, size = 36 }: AvatarProps) {
  const [failedPhoto, setFailedPhoto] = useState<string>();
  const sum = [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const background = backgrounds[sum % backgrounds.length];
  const shown = photo && photo !== failedPhoto ? photo : null;
  return (
    <span
      aria-hidden="true"
      className={classes.avatar}
      data-background={background}
      style={{ inlineSize: size, blockSize: size, fontSize: size * 0.38 }}
    >
      {shown ? (
        <img
          src={shown}
          alt=""
          width={size}
          height={size}
          className={classes.photo}
          onError={() => setFailedPhoto(shown)}
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
