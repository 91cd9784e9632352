import { rooms } from '@pulse/demo-data/rooms';
import { expect, test } from 'vitest';
import { roomPlans } from './room-plans.ts';

test('each room that the demo shows has a plan, and no other', () => {
  expect(roomPlans.map(({ venue }) => venue)).toEqual(rooms.map(({ venue }) => venue));
});
