import '@vitejs/plugin-react/preamble';
import { hydrate } from './app/hydrate.tsx';
import { logError } from './lib/api/log.ts';

hydrate().catch((error: unknown) => logError('page not started', error));
