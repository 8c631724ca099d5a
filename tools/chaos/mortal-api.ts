import { apiEnv, readEnv } from '../../apps/api/src/env.ts';
import { startApi } from '../../apps/api/src/start-api.ts';

// The real API, which ends itself the hard way when it passes the given point for the n-th time.
const [point, times] = process.argv.slice(2);
let left = Number(times);
await startApi(readEnv(apiEnv), {
	checkpoint: async (passed) => {
		if (passed === point && --left <= 0) process.kill(process.pid, 'SIGKILL');
	},
});
