import { createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const DAY_MS = 86_400_000;
const oids = {
  commonName: '550403',
  subjectAltName: '551d11',
  basicConstraints: '551d13',
  sha256WithEcdsa: '2a8648ce3d040302',
};

// ASN.1: a tag, the length of what follows, and that.
const node = (tag, ...parts) => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};
const sequence = (...parts) => node(0x30, ...parts);
const oid = (name) => node(0x06, Buffer.from(oids[name], 'hex'));
const bits = (content) => node(0x03, Buffer.from([0]), content);
const extension = (name, content) => sequence(oid(name), node(0x04, content));
const time = (date) => node(0x17, Buffer.from(date.toISOString().replace(/^..|[-:T]|\.\d+/g, '')));

/** Creates a certificate of localhost, signed by itself and valid for a day, with its key, in PEM. */
export function createCertificate(now = Date.now()) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(oid('sha256WithEcdsa'));
  const name = sequence(
    node(0x31, sequence(oid('commonName'), node(0x0c, Buffer.from('localhost')))),
  );
  const content = sequence(
    node(0xa0, node(0x02, Buffer.from([2]))),
    node(0x02, Buffer.from([1]), randomBytes(15)),
    algorithm,
    name,
    sequence(time(new Date(now - DAY_MS)), time(new Date(now + DAY_MS))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    node(
      0xa3,
      sequence(
        extension('basicConstraints', sequence(node(0x01, Buffer.from([0xff])))),
        extension(
          'subjectAltName',
          sequence(node(0x82, Buffer.from('localhost')), node(0x87, Buffer.from([127, 0, 0, 1]))),
        ),
      ),
    ),
  );
  const signature = createSign('sha256').update(content).sign(privateKey);
  const lines = sequence(content, algorithm, bits(signature))
    .toString('base64')
    .match(/.{1,64}/g);
  return {
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  };
}
