import { expect, test } from 'vitest';
import { anImage } from '../../../../test/fixtures/malicious-images.ts';
import { containsOtherContent } from './other-content.ts';

const followedBy = async (text: string) =>
  Buffer.concat([await anImage(), Buffer.from(text, 'latin1')]);
const zipEnd = (comment = '') =>
  `PK\x05\x06${'\0'.repeat(16)}${String.fromCharCode(comment.length)}\0${comment}`;

test.each([
  ['a page', '<HTML lang="en">'],
  ['a script', '<script\n>alert(1)</script>'],
  ['a document type', '<!DOCTYPE svg>'],
  ['a frame', '<iframe src="//x">'],
  ['a program', '<?php system();'],
  ['a PDF', '%PDF-1.7'],
  ['an archive', `PK\x03\x04${zipEnd()}`],
  ['an archive with a comment', zipEnd('hello')],
])('an image followed by %s is something else as well', async (_, text) => {
  expect(containsOtherContent(await followedBy(text))).toBe(true);
});

test('an image, and one with what cameras add, is only an image', async () => {
  const photo = await anImage();
  expect(containsOtherContent(photo)).toBe(false);
  expect(containsOtherContent(Buffer.concat([photo, photo]))).toBe(false);
  expect(containsOtherContent(await followedBy('\0\0\0\x18ftypmp42'))).toBe(false);
  expect(
    containsOtherContent(await followedBy('<x:xmpmeta xmlns:x="adobe:ns:meta/"></x:xmpmeta>')),
  ).toBe(false);
});

test('the letters of an archive inside the pixels do not make one', async () => {
  expect(containsOtherContent(await followedBy(`${zipEnd()}more`))).toBe(false);
  expect(containsOtherContent(await followedBy('PK\x05\x06'))).toBe(false);
  expect(containsOtherContent(Buffer.from('PK\x05\x06'))).toBe(false);
});
