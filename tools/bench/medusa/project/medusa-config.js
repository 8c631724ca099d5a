const { defineConfig } = require('@medusajs/framework/utils');

const { DATABASE_URL, REDIS_URL, WORKER_MODE, JWT_SECRET, COOKIE_SECRET } = process.env;

/** As the production guide has it: server and worker apart, all four Redis modules. */
module.exports = defineConfig({
	admin: { disable: true },
	projectConfig: {
		databaseUrl: DATABASE_URL,
		databaseDriverOptions: { ssl: false, pool: { min: 2, max: 20 } },
		redisUrl: REDIS_URL,
		workerMode: WORKER_MODE ?? 'shared',
		http: {
			storeCors: 'http://127.0.0.1',
			adminCors: 'http://127.0.0.1',
			authCors: 'http://127.0.0.1',
			jwtSecret: JWT_SECRET,
			cookieSecret: COOKIE_SECRET,
		},
	},
	modules: [
		{
			resolve: '@medusajs/medusa/caching',
			options: {
				providers: [
					{
						resolve: '@medusajs/caching-redis',
						id: 'caching-redis',
						is_default: true,
						options: { redisUrl: REDIS_URL },
					},
				],
			},
		},
		{ resolve: '@medusajs/medusa/event-bus-redis', options: { redisUrl: REDIS_URL } },
		{
			resolve: '@medusajs/medusa/workflow-engine-redis',
			options: { redis: { redisUrl: REDIS_URL, url: REDIS_URL } },
		},
		{
			resolve: '@medusajs/medusa/locking',
			options: {
				providers: [
					{
						resolve: '@medusajs/medusa/locking-redis',
						id: 'locking-redis',
						is_default: true,
						options: { redisUrl: REDIS_URL },
					},
				],
			},
		},
	],
});
