import type { FastifyInstance } from 'fastify';

/** What a process reports about its work, to whoever collects traces. */
export type Tracing = {
	/** Makes each request a span, and everything it causes a part of its trace. */
	observeRequests(app: FastifyInstance): void;
	/** A statement without its values, which may be personal. */
	statement<T>(text: string, send: () => Promise<T>): Promise<T>;
	/** The current place in the trace, to be sent along with a call or a job. */
	traceparent(): string | undefined;
	/** Continues the trace of what caused the work. */
	job<T>(queue: string, causes: readonly unknown[], work: () => Promise<T>): Promise<T>;
	stop(): Promise<void>;
};
