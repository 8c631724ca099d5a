const {
	DefaultLogger,
	DefaultSchedulerPlugin,
	DefaultSearchPlugin,
	dummyPaymentHandler,
	LanguageCode,
	LogLevel,
	RedisCachePlugin,
} = require('@vendure/core');
const { BullMQJobQueuePlugin } = require('@vendure/job-queue-plugin/package/bullmq');

const { DATABASE_URL, REDIS_PORT, PORT, COOKIE_SECRET, SUPERADMIN_PASSWORD, SYNCHRONIZE } =
	process.env;
const redis = { host: '127.0.0.1', port: Number(REDIS_PORT), maxRetriesPerRequest: null };

/** As the production guide has it: a worker of its own, jobs and sessions in Redis. */
exports.config = {
	apiOptions: {
		hostname: '127.0.0.1',
		port: Number(PORT),
		adminApiPath: 'admin-api',
		shopApiPath: 'shop-api',
		trustProxy: 1,
	},
	logger: new DefaultLogger({ level: LogLevel.Warn }),
	defaultLanguageCode: LanguageCode.de,
	authOptions: {
		tokenMethod: ['bearer', 'cookie'],
		superadminCredentials: { identifier: 'bench', password: SUPERADMIN_PASSWORD },
		cookieOptions: { secret: COOKIE_SECRET },
	},
	dbConnectionOptions: {
		type: 'postgres',
		url: DATABASE_URL,
		synchronize: SYNCHRONIZE === '1',
		logging: false,
		extra: { max: 20 },
	},
	paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
	plugins: [
		DefaultSchedulerPlugin.init(),
		BullMQJobQueuePlugin.init({ connection: redis }),
		RedisCachePlugin.init({
			redisOptions: redis,
			namespace: 'vendure-cache',
			maxItemSizeInBytes: 128_000,
		}),
		DefaultSearchPlugin.init({ bufferUpdates: false, indexStockStatus: true }),
	],
};
