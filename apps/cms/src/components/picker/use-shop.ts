'use client';

import { useConfig, useFormFields } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

const TYPING_PAUSE_MS = 250;

/** The result of a query to the shop of the open document; null until it has loaded. */
export function useShop<Answer>(
	path: 'choices' | 'check',
	body: object | null,
): { answer: Answer | null; isAway: boolean } {
	const { config } = useConfig();
	const tenant = useFormFields(([fields]) => fields['tenant']?.value);
	const [state, setState] = useState<{ answer: Answer | null; isAway: boolean }>(nothing);
	const question = body && tenant ? JSON.stringify({ ...body, tenant }) : null;
	useEffect(() => {
		if (!question) {
			setState(nothing);
			return;
		}
		const controller = new AbortController();
		const timer = setTimeout(() => {
			fetch(`${config.routes.api}/shop/${path}`, {
				method: 'POST',
				headers: { 'content-type': 'application/json' },
				body: question,
				signal: controller.signal,
			})
				.then(async (response) => {
					if (!response.ok) throw new Error(String(response.status));
					setState({ answer: (await response.json()) as Answer, isAway: false });
				})
				.catch(() => {
					if (!controller.signal.aborted) setState({ answer: null, isAway: true });
				});
		}, TYPING_PAUSE_MS);
		return () => {
			clearTimeout(timer);
			controller.abort();
		};
	}, [config.routes.api, path, question]);
	return state;
}

const nothing = { answer: null, isAway: false };
