const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The words of a class name that say when it starts, with the first and the last start they allow. */
const startsOfWords: readonly (readonly [word: RegExp, earliest: string, latest: string])[] = [
  [/\b(sunrise|dawn)\b/i, '05:00', '07:15'],
  [/\bmorning\b/i, '05:00', '10:30'],
  [/\b(lunch|noon)\b/i, '11:45', '13:15'],
  [/\bsunset\b/i, '16:30', '19:30'],
  [/\b(after work|evening)\b/i, '17:00', '20:30'],
  [/\b(night|candle)\b/i, '18:30', '23:00'],
];

/** Whether the words of a class name fit its start; most names fit every one. */
export function suitsStart(name: string, weekday: number, start: string): boolean {
  if (/\bsaturday\b/i.test(name) && weekday !== 6) return false;
  const minute = minuteOf(start);
  return startsOfWords.every(
    ([word, earliest, latest]) =>
      !word.test(name) || (minute >= minuteOf(earliest) && minute <= minuteOf(latest)),
  );
}
