import { MAX_IMPORT_BYTES } from '@korb/contracts/admin/assortment/imports';
import { ApiError } from '../../../errors.ts';

export async function* bounded(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
	let size = 0;
	for await (const chunk of bytes) {
		size += chunk.length;
		if (size > MAX_IMPORT_BYTES) {
			throw new ApiError('payload_too_large', 'A file has at most 50 MB.', { connection: 'close' });
		}
		yield chunk;
	}
}
