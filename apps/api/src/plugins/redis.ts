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
	redis.on('error', onError);
	return redis;
}
