import { Redis } from 'ioredis';

/** Redis is a helper, not a truth: whoever asks gets an answer or an error within 150 ms. */
export function createRedis(
	url: string,
	onError: (error: Error) => void,
	options: { lazyConnect?: boolean } = {},
): Redis {
	const redis = new Redis(url, {
		...options,
		commandTimeout: 150,
		connectTimeout: 300,
		enableOfflineQueue: false,
		maxRetriesPerRequest: 0,
		retryStrategy: (attempt) => Math.min(attempt * 50, 500),
	});
	// Every attempt to come back fails with an error of its own; one per absence is enough.
	let isAway = false;
	redis.on('ready', () => {
		isAway = false;
	});
	redis.on('error', (error) => {
		if (!isAway) onError(error);
		isAway = true;
	});
	return redis;
}
