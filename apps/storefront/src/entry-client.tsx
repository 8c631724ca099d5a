import '@vitejs/plugin-react/preamble';
import { hydrate } from './app/hydrate.tsx';
import { logError } from './lib/api/log.ts';
import { recordEarlyClicks } from './lib/early-clicks.ts';

recordEarlyClicks();
hydrate().catch((error: unknown) => logError('failed to start page', error));
