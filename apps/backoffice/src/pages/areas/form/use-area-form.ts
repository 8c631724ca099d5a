import type { AreaShape, DeskArea } from '@korb/contracts/admin/areas/areas';
import { postDeskArea, putDeskArea } from '@korb/contracts/admin/areas/areas-paths';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api/api.ts';
import { hasErrorCode } from '../../../platform/api/api-error.ts';
import { useLocale } from '../../../platform/i18n/locale.tsx';
import { useAreaEffect, useAreasUpdate } from '../use-areas.ts';
import { hasSameReach, isSame, readValues, toValues } from './area-draft.ts';

export type AreaDraft = Omit<DeskArea, 'version' | 'shape'> & { version: number | null };

type AreaFormOptions = {
	area: AreaDraft;
	/** Null while the border is as it was stored. */
	shape: AreaShape | null;
	onSaved: (area: DeskArea) => void;
};

/** What is typed stays when areas are read again; the version is that of what was seen first. */
export function useAreaForm({ area, shape, onSaved }: AreaFormOptions) {
	const { tag } = useLocale();
	const update = useAreasUpdate();
	const [base, setBase] = useState(area);
	const [values, setValues] = useState(() => toValues(area, tag));
	const { input, errors } = readValues(values, base);
	const isNew = base.version === null;
	const isComplete = input !== null && (!isNew || shape !== null);
	const isChanged = isNew || shape !== null || (input !== null && !isSame(input, base));
	const decidesAddresses =
		input !== null && isComplete && (shape !== null || !hasSameReach(input, base));
	const effect = useAreaEffect(
		decidesAddresses
			? {
					areaNumber: isNew ? null : base.areaNumber,
					change: {
						priority: input.priority,
						postalCodes: input.postalCodes,
						...(shape && { shape }),
					},
				}
			: null,
	);
	const save = useMutation({
		mutationFn: (version: number | null) => {
			if (!input) throw new Error('incomplete');
			if (version !== null) {
				return call(putDeskArea, {
					params: { areaNumber: base.areaNumber },
					body: { version, ...input, ...(shape && { shape }) },
				});
			}
			if (!shape) throw new Error('no border');
			return call(postDeskArea, { body: { areaNumber: values.areaNumber, ...input, shape } });
		},
		onSuccess: (saved) => take(saved),
	});
	const take = (current: DeskArea) => {
		setBase(current);
		setValues(toValues(current, tag));
		save.reset();
		update();
		onSaved(current);
	};
	const newer = hasErrorCode(save.error, 'stale')
		? (save.error.details['current'] as DeskArea)
		: null;
	return {
		...{ base, values, setValues, input, errors, isNew, isChanged, save, newer, take },
		effect: decidesAddresses ? effect : null,
		/** Nobody saves an effect that they have not seen. */
		maySave: isComplete && isChanged && !save.isPending && (!decidesAddresses || effect.isCurrent),
		discard: () => {
			setValues(toValues(base, tag));
			save.reset();
		},
	};
}
