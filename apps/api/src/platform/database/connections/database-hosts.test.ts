import { expect, test } from 'vitest';
import { readDatabaseHosts } from './database-hosts.ts';

test('each host gets a connection string with its own port and the same account and database', () => {
  const hosts = readDatabaseHosts(
    'postgres://pulse:s3cret@first:5432,[::1]:6432/pulse?sslmode=require',
  );
  expect(hosts.count).toBe(2);
  expect(hosts.current()).toBe('postgres://pulse:s3cret@first:5432/pulse?sslmode=require');
  hosts.ruleOut(hosts.current());
  expect(hosts.current()).toBe('postgres://pulse:s3cret@[::1]:6432/pulse?sslmode=require');
});

test('several that fail at the same host move on once, and after the last the first is tried again', () => {
  const hosts = readDatabaseHosts('postgres://first,second/pulse');
  const failed = hosts.current();
  hosts.ruleOut(failed);
  hosts.ruleOut(failed);
  expect(hosts.current()).toBe('postgres://second/pulse');
  hosts.ruleOut(hosts.current());
  expect(hosts.current()).toBe('postgres://first/pulse');
});

test('one host, or the folder of a unix socket with a comma in its path, stays as it is', () => {
  for (const url of ['postgres://pulse@db/pulse', 'postgres:///pulse?host=/tmp/a,b']) {
    const hosts = readDatabaseHosts(url);
    hosts.ruleOut(url);
    expect([hosts.count, hosts.current()]).toEqual([1, url]);
  }
});
