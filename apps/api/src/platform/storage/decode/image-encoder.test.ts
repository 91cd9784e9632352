import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { anImage } from '../../../../test/fixtures/malicious-images.ts';
import { isRefusal } from '../../refusal.ts';
import { createImageEncoder } from './image-encoder.ts';

/** Files before this one started encoders in the same process; theirs end half a minute later. */
const ofOtherFiles = new Set(runningEncoders());

/** The processes of encoders that the tests of this file have started. */
const encoders = () => runningEncoders().filter((id) => !ofOtherFiles.has(id));

function runningEncoders(): number[] {
  return execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((line) => line.includes('encoder-process'))
    .map((line) => Number.parseInt(line, 10));
}

const outcome = async (result: ReturnType<ReturnType<typeof createImageEncoder>>) => {
  const encoded = await result;
  if (isRefusal(encoded)) return encoded.code;
  return encoded.files[0]?.content.toString('latin1', 8, 12);
};

test('images are decoded outside the server, in one process, which ends when it has nothing to do', async () => {
  const reencode = createImageEncoder(1);
  const results = await Promise.all([
    outcome(reencode(await anImage(), 'profile_photo')),
    outcome(reencode(Buffer.from('no image'), 'profile_photo')),
  ]);
  expect(results).toEqual(['WEBP', 'image_unreadable']);
  await expect.poll(encoders).toEqual([]);
  expect(await outcome(reencode(await anImage(), 'profile_photo'))).toBe('WEBP');
});

test('a process that dies takes its images with it, not the server, and the next one gets another', async () => {
  const reencode = createImageEncoder();
  await reencode(Buffer.from('no image'), 'profile_photo');
  const [first] = encoders();
  const dying = reencode(await anImage(), 'venue_image');
  process.kill(Number(first), 'SIGKILL');
  expect(await outcome(dying)).toBe('service_unavailable');
  expect(await outcome(reencode(await anImage(), 'profile_photo'))).toBe('WEBP');
});
