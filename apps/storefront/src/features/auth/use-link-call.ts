import { getCsrf } from '@korb/contracts/platform/paths';
import { useEffect, useState } from 'react';
import { api } from '../../platform/api/api.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { useLinkToken } from './use-link-token.ts';

export type LinkCall<Answer> =
	| { state: 'waiting' | 'expired' }
	| { state: 'failed'; retry: () => void }
	| { state: 'done'; answer: Answer };

/** Sends the token of an emailed link as soon as the page is open. */
export function useLinkCall<Answer>(send: (token: string) => Promise<Answer>): LinkCall<Answer> {
	const token = useLinkToken();
	const [call, setCall] = useState<LinkCall<Answer>>({ state: 'waiting' });
	const [attempt, setAttempt] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` repeats a failed call.
	useEffect(() => {
		if (token === undefined) return;
		setCall({ state: 'waiting' });
		// The page may have been opened without a CSRF token.
		void api
			.call(getCsrf)
			.then(() => send(token))
			.then(
				(answer) => setCall({ state: 'done', answer }),
				(error: unknown) =>
					setCall(
						isFinal(error)
							? { state: 'expired' }
							: { state: 'failed', retry: () => setAttempt(attempt + 1) },
					),
			);
	}, [token, attempt]);
	return call;
}

/** The link is unknown, used or expired, or was cut off; another try changes nothing. */
function isFinal(error: unknown): boolean {
	return error instanceof ApiError && (error.status === 400 || error.status === 404);
}
