import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { GenericError } from '../features/errors/generic-error.tsx';
import { logError } from '../lib/api/log.ts';

/** Shown when our own code fails while a page is being loaded or drawn. */
export function CrashPage() {
	const error = useRouteError();
	useEffect(() => logError('page crashed', error), [error]);
	return (
		<main id="main" tabIndex={-1}>
			<GenericError message={error instanceof Error ? error.message : ''} reference={null} />
		</main>
	);
}
