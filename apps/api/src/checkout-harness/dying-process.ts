import { flushCompileCache } from 'node:module';
import type { Checkpoint } from '../modules/order-records/index.ts';
import { type InstanceOptions, openApiInstance } from './api-instance.ts';

export type LastRequest = InstanceOptions & {
	/** The checkpoint at which the process is killed. */
	point: Parameters<Checkpoint>[0];
	request: {
		method: 'POST' | 'PUT';
		url: string;
		headers: Record<string, string>;
		cookies: Record<string, string>;
		payload: string;
	};
};

// A killed process does not write the cache at its end.
flushCompileCache();

// An API instance that is killed in the middle of its only request. Only tests start it.
const last: LastRequest = JSON.parse(process.argv[2] ?? '');
const app = await openApiInstance(last, async (point) => {
	if (point === last.point) process.kill(process.pid, 'SIGKILL');
});
const answer = await app.inject(last.request);
// Work that continues after the response may still reach the checkpoint.
await app.close();
process.stdout.write(`survived with ${answer.statusCode}\n`);
process.exit(3);
