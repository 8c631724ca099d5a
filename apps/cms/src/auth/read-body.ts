import { APIError, addDataAndFileToRequest, type PayloadRequest } from 'payload';

const MAX_BODY = 16_000;
const MAX_TEXT = 1000;

/** Reads short strings from a small body; the admin sends forms, API clients JSON. */
export async function readBody(req: PayloadRequest): Promise<Record<string, string | undefined>> {
	if (Number(req.headers.get('content-length') ?? 0) > MAX_BODY) {
		throw new APIError('Too long.', 413, { code: 'too_long' }, true);
	}
	await addDataAndFileToRequest(req);
	return Object.fromEntries(
		Object.entries(req.data ?? {}).filter(
			([, value]) => typeof value === 'string' && value.length <= MAX_TEXT,
		),
	);
}
