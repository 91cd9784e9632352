import { useTranslation } from '#light-translator';
import { Text } from '#ui/layout/text.tsx';

const key = 'pulse_friend_going';

interface FriendGoing {
  sessionId: string;
  name: string;
}

/** Remembers on this device whose invitation leads to a class, until another one is followed. */
export function rememberFriend(friend: FriendGoing): void {
  try {
    localStorage.setItem(key, JSON.stringify(friend));
  } catch {
    // Without storage the way to the class is the same, but for the name.
  }
}

function friendOf(sessionId: string): string | null {
  try {
    const friend: FriendGoing | null = JSON.parse(localStorage.getItem(key) ?? 'null');
    return friend?.sessionId === sessionId ? friend.name : null;
  } catch {
    return null;
  }
}

/** "Nora is going", on the way to a class to which her invitation led. */
export function FriendGoing({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation('bookings');
  const name = friendOf(sessionId);
  return name && <Text strong>{t('toBook.friend', { name })}</Text>;
}
