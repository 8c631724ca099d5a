import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ApiError } from '../../../errors.ts';

const TOLERANCE_SECONDS = 300;
const MAX_ID = 200;

export type Signed = { id: string; timestamp: string; signatures: string[] };
export type Spooled = { bytes: () => AsyncIterable<Buffer>; digest: Buffer };

/** Refused before a byte of the body is read: headers are missing, or the message is old. */
export function readSignature(headers: Record<string, unknown>, now: Date): Signed {
	const [id, timestamp, signature] = ['id', 'timestamp', 'signature'].map((name) =>
		String(headers[`webhook-${name}`] ?? ''),
	);
	const age = Math.abs(now.getTime() / 1000 - Number(timestamp || Number.NaN));
	if (!id || !timestamp || !signature || id.length > MAX_ID || !(age <= TOLERANCE_SECONDS)) {
		throw refusedSignature();
	}
	const versions = signature.split(' ').filter((part) => part.startsWith('v1,'));
	return { id, timestamp, signatures: versions.map((part) => part.slice(3)) };
}

/**
 * A signature is known to be valid with the last byte. Until then the body waits in a file, so that
 * nobody without the secret can write to the database, nor fill the memory.
 */
export async function withSigned<T>(
	body: AsyncIterable<Buffer>,
	{ id, timestamp, signatures }: Signed,
	secret: string,
	work: (spooled: Spooled) => Promise<T>,
): Promise<T> {
	const folder = await mkdtemp(join(tmpdir(), 'korb-feed-'));
	try {
		const file = join(folder, 'body');
		const hmac = createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.`);
		const hash = createHash('sha256');
		async function* observed() {
			for await (const chunk of body) {
				hmac.update(chunk);
				hash.update(chunk);
				yield chunk;
			}
		}
		await pipeline(observed, createWriteStream(file));
		const expected = hmac.digest();
		if (!signatures.some((each) => isSame(Buffer.from(each, 'base64'), expected))) {
			throw refusedSignature();
		}
		return await work({ bytes: () => createReadStream(file), digest: hash.digest() });
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

function keyOf(secret: string): Buffer {
	return secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : Buffer.from(secret);
}

function isSame(one: Buffer, other: Buffer): boolean {
	return one.length === other.length && timingSafeEqual(one, other);
}

export function refusedSignature(): ApiError {
	return new ApiError('signature_refused', 'The signature is not valid.', { connection: 'close' });
}
