import { getWebhooks, resendEvent } from '@korb/contracts/admin/settings/settings-paths';
import type { DeskDelivery } from '@korb/contracts/admin/settings/webhooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
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

export function useResend() {
	const queries = useQueryClient();
	return useMutation({
		mutationFn: ({ webhookId, eventId, tries }: DeskDelivery) =>
			call(resendEvent, { params: { webhookId, eventId }, body: { tries } }),
		onSuccess: (webhooks) => queries.setQueryData(webhooksKey, webhooks),
		// Somebody was faster, or it has arrived: what is stored now says it.
		onError: () => queries.invalidateQueries({ queryKey: webhooksKey }),
	});
}
