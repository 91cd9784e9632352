import type { S3Config } from '../../../config/s3-config.ts';
import { orUnavailable, requireFileName, type Storage } from './storage.ts';

/** Objects of the bucket begin with this, so that it can be shared with other uses. */
const PREFIX = 'media/';
/** Three attempts at most, so that a request is answered before its client gives up after 30 s. */
const LIMITS = {
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 2_000, requestTimeout: 7_000, throwOnRequestTimeout: true },
};

/** Files as objects of one bucket of S3, or of a store that speaks its protocol. */
export function createS3Storage(config: S3Config): Storage {
  const { bucket: Bucket } = config;
  // Loaded when it is first needed: the library is large, and most installations use the disk.
  let connecting: ReturnType<typeof connect> | null = null;
  const connected = () => {
    connecting ??= connect(config);
    return connecting;
  };
  const keyOf = (name: string) => {
    requireFileName(name);
    return PREFIX + name;
  };
  return {
    async write(name, content) {
      const Key = keyOf(name);
      const { client, sdk } = await connected();
      await orUnavailable(client.send(new sdk.PutObjectCommand({ Bucket, Key, Body: content })));
    },
    async read(name) {
      const Key = keyOf(name);
      const { client, sdk } = await connected();
      const content = async () => {
        try {
          const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key }));
          return Body ? Buffer.from(await Body.transformToByteArray()) : null;
        } catch (error) {
          if (error instanceof sdk.NoSuchKey) return null;
          throw error;
        }
      };
      return orUnavailable(content());
    },
    async remove(name) {
      const Key = keyOf(name);
      const { client, sdk } = await connected();
      await orUnavailable(client.send(new sdk.DeleteObjectCommand({ Bucket, Key })));
    },
  };
}

async function connect({ endpoint, region, accessKeyId, secretAccessKey, ...config }: S3Config) {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    ...LIMITS,
    region,
    ...(endpoint && { endpoint }),
    forcePathStyle: config.forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // Not every store that speaks the protocol knows the checksums that S3 added later.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { sdk, client };
}
