import type { ClientLog } from '@korb/contracts/platform/logs';
import { postLog } from '@korb/contracts/platform/paths';
import { api } from './api.ts';

/** Reports an error to the server. If that fails as well, it is ignored. */
export function logError(message: string, error: unknown): void {
	const log: ClientLog = {
		message,
		error: (error instanceof Error ? (error.stack ?? error.message) : String(error)).slice(0, 8000),
		path: location.pathname,
	};
	api.call(postLog, { body: log }).catch(() => {});
}
