import '@vitejs/plugin-react/preamble';
import { hydrate } from './app/hydrate.tsx';
import { logError } from './platform/api/log.ts';
import { recordEarlyClicks } from './platform/hydration/early-clicks.ts';
import { hydrateOnInteraction } from './platform/hydration/islands.ts';

recordEarlyClicks();
hydrateOnInteraction();
hydrate().catch((error: unknown) => logError('failed to start page', error));
