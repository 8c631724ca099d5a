import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65535);
const offset = Number(process.env['KORB_PORT_OFFSET'] ?? 0) || 0;

const Env = z.object({
	HOST: z.string().default('127.0.0.1'),
	PORT: port.default(4100 + offset),
	DATABASE_URL: z.string().default(`postgres://korb@127.0.0.1:${55_440 + offset}/korb`),
	/** Where shoppers' browsers reach the hosted pages. */
	PUBLIC_URL: z.url().optional(),
	API_KEY: z.string().default('korb-development-payment-key-not-for-production'),
	WEBHOOK_SECRET: z.string().default('korb-development-payment-events-not-for-production'),
	WEBHOOK_URL: z.url().default(`http://127.0.0.1:${4000 + offset}/api/payment-events/sandbox`),
	/** Pause before an event is sent a second time; it grows from there. */
	RETRY_MS: z.coerce.number().int().min(1).default(1000),
	LOG_LEVEL: z.string().default('info'),
});

export function readEnv(): z.infer<typeof Env> {
	const filled = Object.entries(process.env).filter(([, value]) => value !== '');
	const parsed = Env.safeParse(Object.fromEntries(filled));
	if (parsed.success) return parsed.data;
	process.stderr.write(`The environment is not usable:\n${z.prettifyError(parsed.error)}\n`);
	process.exit(1);
}
