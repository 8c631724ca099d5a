import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
	PasskeyAssertion,
	PasskeyCreationOptions,
	PasskeyRegistration,
	PasskeyRequestOptions,
} from '@korb/contracts/customer/passkey-ceremony';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** A passkey in software: ES256, no attestation, and a counter that tests may turn back. */
export class Authenticator {
	readonly id = randomBytes(16);
	readonly #privateKey: KeyObject;
	readonly #coseKey: Buffer;
	readonly #origin: string;
	count = 0;
	isUserVerified = true;

	constructor(origin: string) {
		const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
		const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
		this.#privateKey = privateKey;
		this.#coseKey = coseKey(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url'));
		this.#origin = origin;
	}

	create({ rp, challenge }: PasskeyCreationOptions): PasskeyRegistration {
		const length = Buffer.alloc(2);
		length.writeUInt16BE(this.id.length);
		const credential = Buffer.concat([Buffer.alloc(16), length, this.id, this.#coseKey]);
		const data = Buffer.concat([this.#data(rp.id, HAS_CREDENTIAL), credential]);
		return {
			...this.#named(),
			response: {
				clientDataJSON: this.#clientData('webauthn.create', challenge),
				attestationObject: attestation(data).toString('base64url'),
				transports: ['internal'],
			},
		};
	}

	sign({ rpId, challenge }: PasskeyRequestOptions): PasskeyAssertion {
		this.count++;
		const data = this.#data(rpId, 0);
		const clientData = this.#clientData('webauthn.get', challenge);
		const hash = createHash('sha256').update(Buffer.from(clientData, 'base64url')).digest();
		const signature = sign('sha256', Buffer.concat([data, hash]), this.#privateKey);
		return {
			...this.#named(),
			response: {
				clientDataJSON: clientData,
				authenticatorData: data.toString('base64url'),
				signature: signature.toString('base64url'),
			},
		};
	}

	#named() {
		const id = this.id.toString('base64url');
		return { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;
	}

	#data(rpId: string, flags: number): Buffer {
		const head = Buffer.alloc(5);
		head.writeUInt8(USER_PRESENT | (this.isUserVerified ? USER_VERIFIED : 0) | flags);
		head.writeUInt32BE(this.count, 1);
		return Buffer.concat([createHash('sha256').update(rpId).digest(), head]);
	}

	#clientData(type: string, challenge: string): string {
		const data = { type, challenge, origin: this.#origin, crossOrigin: false };
		return Buffer.from(JSON.stringify(data)).toString('base64url');
	}
}

/** CBOR of `{ 1: 2, 3: -7, -1: 1, -2: x, -3: y }`: an EC2 key for ES256 on P-256. */
function coseKey(x: Buffer, y: Buffer): Buffer {
	const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]);
	return Buffer.concat([head, x, Buffer.from([0x22, 0x58, 0x20]), y]);
}

/** CBOR of `{ fmt: 'none', attStmt: {}, authData }`. */
function attestation(data: Buffer): Buffer {
	const text = (word: string) =>
		Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
	const length = Buffer.from([0x59, data.length >> 8, data.length & 0xff]);
	return Buffer.concat([
		Buffer.from([0xa3]),
		...[text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData')],
		...[length, data],
	]);
}
