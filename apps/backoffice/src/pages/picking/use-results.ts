import type { LabelledCrate, Picking, PickingResult } from '@korb/contracts/admin/picking/picking';
import { postCrates, postPickingResults } from '@korb/contracts/admin/picking/picking-paths';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { reloadChangedList } from '../../orders/live-lists.ts';
import { call } from '../../platform/api/api.ts';
import { openOutbox } from '../../platform/outbox/outbox.ts';
import { useOutbox } from '../../session/use-outbox.ts';
import { pickingKey } from './use-picking.ts';
import { withCrates, withResults } from './walk/walk.ts';

/** Results of one stop, sent together, or a crate. */
type Entry = { waveId: string; results: PickingResult[]; crates?: LabelledCrate[] };
type NewResult = Omit<PickingResult, 'resultId'>;

const outbox = openOutbox<Entry & { staffId: string }>('korb-picking');

/**
 * Records what happens at the shelf. Results get their id here, so that the server counts what it
 * receives twice once; a crate is known by order and number.
 */
export function useResults(waveId: string) {
	const queries = useQueryClient();

	/** Without asking the server again, which may be out of reach by now. */
	const onSent = useCallback(
		async (entry: Entry) => {
			// An answer that was under way does not know it yet.
			await queries.cancelQueries({ queryKey: pickingKey });
			queries.setQueryData<Picking>(pickingKey, (known) => {
				if (known?.wave?.waveId !== entry.waveId) return known;
				const lines = withResults(known.wave.lines, entry.results);
				const orders = withCrates(known.wave.orders, entry.crates ?? []);
				return { ...known, wave: { ...known.wave, lines, orders } };
			});
		},
		[queries],
	);
	/** The wave may be somebody else's by now. */
	const onRefused = useCallback(() => {
		void reloadChangedList(queries, 'picking');
	}, [queries]);
	const { add, waiting, refusal } = useOutbox<Entry>({ outbox, post, onSent, onRefused });
	const recording = useRef(false);
	const record = async (results: NewResult[]) => {
		// A second tap, before the page shows the next stop.
		if (recording.current) return;
		recording.current = true;
		const identified = results.map((result) => ({ ...result, resultId: crypto.randomUUID() }));
		try {
			await add({ waveId, results: identified });
		} finally {
			recording.current = false;
		}
	};
	const own = waiting.filter((entry) => entry.waveId === waveId);
	return {
		refusal,
		waiting: own.flatMap(({ results }) => results),
		waitingCrates: own.flatMap(({ crates = [] }) => crates),
		record,
		label: (crate: LabelledCrate) => add({ waveId, results: [], crates: [crate] }),
	};
}

function post({ waveId, results, crates }: Entry): Promise<unknown> {
	const params = { waveId };
	return crates
		? call(postCrates, { params, body: { crates } })
		: call(postPickingResults, { params, body: { results } });
}
