import '@vitejs/plugin-react/preamble';
import { hydrate } from './app/hydrate.tsx';
import { logError } from './lib/api/log.ts';
import { keepEarlyClicks } from './lib/early-clicks.ts';

keepEarlyClicks();
hydrate().catch((error: unknown) => logError('failed to start page', error));
