import classes from './avatar.module.css';

const grounds = ['mint', 'marigold', 'lilac', 'aqua', 'rose'] as const;

/** Up to two initials of a name. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => word?.[0]?.toUpperCase() ?? '').join('');
}

/** A person's initials on a floor colour that their name always gets. */
export function Avatar({ name, size = 36 }: { name: string; size?: number }) {
  const sum = [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const ground = grounds[sum % grounds.length];
  return (
    <span
      aria-hidden="true"
      className={classes.avatar}
      data-ground={ground}
      style={{ inlineSize: size, blockSize: size, fontSize: size * 0.38 }}
    >
      {initialsOf(name)}
    </span>
  );
}
