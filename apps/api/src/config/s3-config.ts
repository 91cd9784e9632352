import { z } from 'zod';
import { onOff, url, type Variables } from './variables.ts';

/** A bucket of S3, or of a store that speaks its protocol. */
export interface S3Config {
  /** The URL of the store; null means Amazon's own in `region`. */
  endpoint: string | null;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket is part of the path, not of the host name. */
  forcePathStyle: boolean;
}

export const s3Variables = {
  S3_ENDPOINT: url(/^https?$/, 'https://s3.example.com').optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: onOff.optional(),
};
type S3Values = z.output<z.ZodObject<typeof s3Variables>>;

/** Set together or not at all; with one missing, uploads would go to the disk unnoticed. */
const S3_REQUIRED = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];

/** One line for each variable that the given ones need. */
export function s3Faults(provided: Variables): string[] {
  if (!Object.keys(provided).some((name) => name.startsWith('S3_'))) return [];
  return S3_REQUIRED.filter((name) => provided[name] === undefined).map(
    (name) => `${name} is missing: the other S3 variables need it.`,
  );
}

/** The bucket for uploads; null without one. */
export function toS3Config(values: S3Values): S3Config | null {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  const endpoint = values.S3_ENDPOINT ?? null;
  return {
    endpoint,
    region: values.S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    // Stores other than Amazon's seldom have a host name for each bucket.
    forcePathStyle: values.S3_FORCE_PATH_STYLE ? values.S3_FORCE_PATH_STYLE === 'on' : !!endpoint,
  };
}
