import type { DeskProduct } from '@korb/contracts/admin/assortment/assortment';
import { putDeskProduct } from '@korb/contracts/admin/assortment/assortment-paths';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api/api.ts';
import { hasErrorCode } from '../../../platform/api/api-error.ts';
import { useLocale } from '../../../platform/i18n/locale.tsx';
import { useUndo } from '../../../session/undo/use-undo.ts';
import { useProductUpdate } from '../use-product.ts';
import { describeFields } from './describe-fields.ts';
import { changeOf, type FormChange, type ProductForm, toForm } from './product-form.ts';

export type ProductEditing = FormChange & {
	form: ProductForm;
	set: (values: Partial<ProductForm>) => void;
	/** Of what somebody else has saved meanwhile; null unless the API said so. */
	newer: DeskProduct | null;
	error: Error | null;
	isSaving: boolean;
	canSave: boolean;
	save: () => void;
	takeTheirs: () => void;
};

/** What is typed lies over the product, so that fields nobody has touched follow it. */
export function useProductForm(product: DeskProduct): ProductEditing {
	const { t, tag } = useLocale();
	const { replace } = useProductUpdate();
	const { offerUndo } = useUndo();
	const [typed, setTyped] = useState<Partial<ProductForm>>({});
	const form = { ...toForm(product, tag), ...typed };
	const change = changeOf(product, form, tag);
	const mutation = useMutation({
		mutationFn: (version: number) =>
			call(putDeskProduct, {
				params: { sku: product.sku },
				body: { ...change.edit, version },
			}),
		onSuccess: (changed) => {
			replace(changed);
			setTyped({});
			const fields = describeFields(change.changed, t);
			offerUndo({
				...changed.undo,
				text: t('undo.of', {
					subject: changed.name,
					change: t('product.changedFacts', { fields }),
				}),
			});
		},
	});
	const newer = hasErrorCode(mutation.error, 'stale')
		? (mutation.error.details['current'] as DeskProduct)
		: null;
	const canSave = change.changed.length > 0 && change.invalid.length === 0 && !mutation.isPending;
	return {
		...change,
		...{ form, newer, canSave },
		set: (values) => setTyped((before) => ({ ...before, ...values })),
		error: newer ? null : mutation.error,
		isSaving: mutation.isPending,
		save: () => canSave && mutation.mutate(newer?.version ?? product.version),
		takeTheirs: () => {
			if (newer) replace(newer);
			setTyped({});
			mutation.reset();
		},
	};
}
