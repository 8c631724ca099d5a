import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from './database.ts';
import type { WebhookOptions } from './webhooks.ts';

export type SandboxDeps = {
	pool: Pool;
	log: FastifyBaseLogger;
	apiKey: string;
	publicUrl: string;
	webhooks: WebhookOptions;
};
