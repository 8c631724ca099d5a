import { stopOnSignal } from '@korb/server/stop-on-signal';
import { apiEnv, readEnv } from './env.ts';
import { endOnBug } from './process-end.ts';
import { startApi } from './start-api.ts';

const { log, stop } = await startApi(readEnv(apiEnv));
endOnBug(log);
stopOnSignal(log, stop);
