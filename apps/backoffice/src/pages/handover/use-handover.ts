import type { Handover } from '@korb/contracts/admin/picking/handover';
import {
	getHandover,
	postHandover,
	postLoadedCrates,
} from '@korb/contracts/admin/picking/handover-paths';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import {
	asOfLastEvent,
	liveListKey,
	noteChangedList,
	reloadChangedList,
} from '../../orders/live-lists.ts';
import { useLiveFloor } from '../../orders/use-live-floor.ts';
import { call } from '../../platform/api/api.ts';
import { openOutbox } from '../../platform/outbox/outbox.ts';
import { useOutbox } from '../../session/use-outbox.ts';
import { withLoaded } from './loading.ts';

type Entry = { codes: string[] };

const handoverKey = liveListKey('handover');
const outbox = openOutbox<Entry & { staffId: string }>('korb-handover');
const post = ({ codes }: Entry) => call(postLoadedCrates, { body: { codes } });

export function useHandover() {
	const queries = useQueryClient();
	const { data, error, refetch } = useQuery({
		queryKey: handoverKey,
		queryFn: ({ signal }) => call(getHandover, { ...asOfLastEvent('handover'), signal }),
		// Without a network it says so, instead of waiting for one.
		networkMode: 'always',
	});
	// Others pack and load, too.
	useLiveFloor();
	const onSent = useCallback(
		async ({ codes }: Entry) => {
			// An answer that was under way does not know it yet.
			await queries.cancelQueries({ queryKey: handoverKey });
			noteChangedList('handover');
			queries.setQueryData<Handover>(handoverKey, (known) => known && withLoaded(known, codes));
		},
		[queries],
	);
	const reload = useCallback(() => {
		void reloadChangedList(queries, 'handover');
	}, [queries]);
	const { add, waiting, refusal } = useOutbox<Entry>({ outbox, post, onSent, onRefused: reload });
	const codes = waiting.flatMap((entry) => entry.codes);
	const handOver = useMutation({
		mutationFn: (orderNumbers: string[]) => call(postHandover, { body: { orderNumbers } }),
		onSettled: reload,
	});
	return {
		handover: data && withLoaded(data, codes),
		error,
		reload: () => void refetch(),
		load: (code: string) => void add({ codes: [code] }),
		waiting: codes.length,
		refusal,
		handOver,
	};
}
