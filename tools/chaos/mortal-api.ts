import { apiEnv, readEnv } from '../../apps/api/src/env.ts';
import { startApi } from '../../apps/api/src/start-api.ts';

// The real API, which kills itself when it passes the given checkpoint for the nth time.
const [point, times] = process.argv.slice(2);
let left = Number(times);
await startApi(readEnv(apiEnv), {
	checkpoint: async (passed) => {
		if (passed === point && --left <= 0) process.kill(process.pid, 'SIGKILL');
	},
});
