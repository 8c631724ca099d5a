import {
	deleteWebhook,
	getWebhooks,
	postWebhook,
	putWebhook,
	resendEvent,
	rotateWebhookSecret,
} from '@korb/contracts/admin/settings/settings-paths';
import type {
	DeskDelivery,
	DeskWebhook,
	DeskWebhooks,
	WebhookInput,
} from '@korb/contracts/admin/settings/webhooks';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/api.ts';

const webhooksKey = ['webhooks'];
const SENDING_MS = 3000;

/** Asked again while the worker is sending something. */
export function useWebhooks() {
	return useQuery({
		queryKey: webhooksKey,
		queryFn: ({ signal }) => call(getWebhooks, { signal }),
		refetchInterval: ({ state }) =>
			state.data?.undelivered.some(({ lastAnswer }) => lastAnswer === null) ? SENDING_MS : false,
	});
}

export function useAddWebhook() {
	const queries = useQueryClient();
	return useMutation({
		mutationFn: (input: WebhookInput) => call(postWebhook, { body: input }),
		...showing(queries),
	});
}

export function useRotateSecret({ webhookId, version }: DeskWebhook) {
	const queries = useQueryClient();
	return useMutation({
		mutationFn: () => call(rotateWebhookSecret, { params: { webhookId }, body: { version } }),
		...showing(queries),
	});
}

export function useSwitchWebhook({ webhookId, version }: DeskWebhook) {
	const queries = useQueryClient();
	return useMutation({
		mutationFn: (isActive: boolean) =>
			call(putWebhook, { params: { webhookId }, body: { version, isActive } }),
		...showing(queries),
	});
}

export function useDeleteWebhook({ webhookId, version }: DeskWebhook) {
	const queries = useQueryClient();
	return useMutation({
		mutationFn: () => call(deleteWebhook, { params: { webhookId }, body: { version } }),
		...showing(queries),
	});
}

export function useResend() {
	const queries = useQueryClient();
	return useMutation({
		mutationFn: ({ webhookId, eventId, tries }: DeskDelivery) =>
			call(resendEvent, { params: { webhookId, eventId }, body: { tries } }),
		...showing(queries),
	});
}

/** What the API answered, or if somebody was faster, what is stored now. */
function showing(queries: QueryClient) {
	return {
		onSuccess: ({ webhooks, undelivered }: DeskWebhooks) => {
			queries.setQueryData(webhooksKey, { webhooks, undelivered });
			void queries.invalidateQueries({ queryKey: ['audit'] });
		},
		onError: () => queries.invalidateQueries({ queryKey: webhooksKey }),
	};
}
