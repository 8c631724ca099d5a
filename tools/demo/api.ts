import { stopOnSignal } from '@korb/server/stop-on-signal';
import { apiEnv, readEnv } from '../../apps/api/src/env.ts';
import { endOnBug } from '../../apps/api/src/process-end.ts';
import { startApi } from '../../apps/api/src/start-api.ts';
import { refuseProduction } from './env.ts';
import { packshotSource } from './packshot-source.ts';

// The API as in production, which also draws the packshots of the demo catalogue.
refuseProduction();
const { log, stop } = await startApi(readEnv(apiEnv), { pictureSources: [packshotSource] });
endOnBug(log);
stopOnSignal(log, stop);
