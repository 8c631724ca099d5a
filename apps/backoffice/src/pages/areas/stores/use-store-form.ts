import type { DeskStore } from '@korb/contracts/admin/areas/stores';
import { postDeskStore, putDeskStore } from '@korb/contracts/admin/areas/stores-paths';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api/api.ts';
import { hasErrorCode } from '../../../platform/api/api-error.ts';
import { useAreasUpdate } from '../use-areas.ts';
import {
	readStoreValues,
	type StoreDraft,
	type StoreValues,
	toStoreValues,
} from './store-draft.ts';

type StoreFormOptions = {
	store: StoreDraft;
	/** As typed or moved on the map; null while it is as it was stored. */
	position: string | null;
	onPosition: (position: string | null) => void;
	onSaved: (store: DeskStore) => void;
};

/** What is typed stays when stores are read again; the version is that of what was seen first. */
export function useStoreForm({ store, position, onPosition, onSaved }: StoreFormOptions) {
	const update = useAreasUpdate();
	const [base, setBase] = useState(store);
	const [typed, setTyped] = useState(() => toStoreValues(store));
	const values = { ...typed, position: position ?? toStoreValues(base).position };
	const isNew = base.version === null;
	const { input, errors, wrongDays } = readStoreValues(values, isNew);
	const isChanged = JSON.stringify(values) !== JSON.stringify(toStoreValues(base));
	const reset = (to: StoreDraft) => {
		setTyped(toStoreValues(to));
		onPosition(null);
		save.reset();
	};
	const take = (current: DeskStore) => {
		setBase(current);
		reset(current);
		update();
		onSaved(current);
	};
	const save = useMutation({
		mutationFn: (version: number | null) => {
			if (!input) throw new Error('incomplete');
			const { storeId } = values;
			return version === null
				? call(postDeskStore, { body: { storeId, ...input } })
				: call(putDeskStore, { params: { storeId }, body: { version, ...input } });
		},
		onSuccess: take,
	});
	const newer = hasErrorCode(save.error, 'stale')
		? (save.error.details['current'] as DeskStore)
		: null;
	return {
		...{ base, values, input, errors, wrongDays, isNew, isChanged, save, newer, take },
		setValues: (next: StoreValues) => {
			setTyped(next);
			if (next.position !== values.position) onPosition(next.position);
		},
		maySave: input !== null && (isNew || isChanged) && !save.isPending,
		discard: () => reset(base),
	};
}
