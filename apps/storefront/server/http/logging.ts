import type { FastifyServerOptions } from 'fastify';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** One JSON object per line, with the keys all servers use. */
export function logging(level: string, stream?: { write(line: string): void }): LoggerOptions {
	return {
		level,
		base: null,
		messageKey: 'message',
		timestamp: () => `,"timestamp":"${new Date().toISOString()}"`,
		formatters: { level: (label) => ({ level: label }) },
		...(stream && { stream }),
	};
}
