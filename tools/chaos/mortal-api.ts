import { flushCompileCache } from 'node:module';
import { apiEnv, readEnv } from '../../apps/api/src/env.ts';
import { startApi } from '../../apps/api/src/start-api.ts';

// The real API, which kills itself when it passes the given checkpoint for the nth time. It serves
// for a while first, so that most of a run is not spent on starting it.
const [point, times, uptimeMs] = process.argv.slice(2);
let left = Number(times);
let mortalFrom = Number.POSITIVE_INFINITY;
await startApi(readEnv(apiEnv), {
	checkpoint: async (passed) => {
		if (performance.now() < mortalFrom) return;
		if (passed === point && --left <= 0) process.kill(process.pid, 'SIGKILL');
	},
});
// A killed process would not write its cache.
flushCompileCache();
mortalFrom = performance.now() + Number(uptimeMs);
