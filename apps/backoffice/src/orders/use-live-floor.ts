import { streamPickingEvents } from '@korb/contracts/admin/picking/picking-paths';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openEventStream } from '../platform/api/event-stream.ts';
import { meKey } from '../session/me.ts';
import { reloadLiveLists } from './live-lists.ts';

/** Keeps the lists of floor pages up to date, which open outside of the shell and its stream. */
export function useLiveFloor(isWanted = true): void {
	const queries = useQueryClient();
	useEffect(() => {
		if (!isWanted) return;
		return openEventStream(streamPickingEvents, {
			on: { lists: (data) => reloadLiveLists(queries, data) },
			// The first event of every stream names all lists.
			onReopened: () => {},
			onRefused: () => void queries.invalidateQueries({ queryKey: meKey }),
		});
	}, [isWanted, queries]);
}
