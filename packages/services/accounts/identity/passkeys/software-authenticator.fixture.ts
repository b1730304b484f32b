import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_CREDENTIAL = 0x40;

/** Encodes CBOR (RFC 8949), limited to the few types that an authenticator writes. */
function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 0xff]);
}
const integer = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const string = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value]);
const map = (...pairs: [Buffer, Buffer][]) => Buffer.concat([head(5, pairs.length), ...pairs.flat()]);

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();

interface Ceremony {
  challenge: string;
  /** Origin of the page that makes the request. */
  origin: string;
  /** Host that the passkey is requested for. */
  rpID?: string;
  /** Whether the person gave a fingerprint or PIN. */
  isVerified?: boolean;
}

/** Creates a software authenticator with one ES256 passkey, whose responses a test controls. */
export function softwareAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const coseKey = map(
    [integer(1), integer(2)],
    [integer(3), integer(-7)],
    [integer(-1), integer(1)],
    [integer(-2), bytes(Buffer.from(x, 'base64url'))],
    [integer(-3), bytes(Buffer.from(y, 'base64url'))],
  );
  let count = 0;

  const clientData = (type: string, { challenge, origin }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  function authenticatorData({ rpID = 'localhost', isVerified = true }: Ceremony, extra?: Buffer): Buffer {
    const flags = PRESENT | (isVerified ? VERIFIED : 0) | (extra ? WITH_CREDENTIAL : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    return Buffer.concat([sha256(rpID), Buffer.from([flags]), counter, extra ?? Buffer.alloc(0)]);
  }
  const credential = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const };

  return {
    id: credential.id,
    /** Returns the result of `navigator.credentials.create`. */
    make(ceremony: Ceremony) {
      const length = Buffer.from([0, id.length]);
      const authData = authenticatorData(ceremony, Buffer.concat([Buffer.alloc(16), length, id, coseKey]));
      const attestation = map([string('fmt'), string('none')], [string('attStmt'), map()], [string('authData'), bytes(authData)]);
      return {
        ...credential,
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', ceremony).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** Returns the result of `navigator.credentials.get`. */
    use(ceremony: Ceremony, { userHandle = '' } = {}) {
      count += 1;
      const data = clientData('webauthn.get', ceremony);
      const authData = authenticatorData(ceremony);
      const signed = createSign('SHA256').update(Buffer.concat([authData, sha256(data)]));
      return {
        ...credential,
        clientExtensionResults: {},
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signed.sign(privateKey).toString('base64url'),
          userHandle: Buffer.from(userHandle).toString('base64url'),
        },
      };
    },
    /** Resets the signature counter, as a cloned passkey would. */
    rewind() {
      count = 0;
    },
  };
}
