import type { NewPromotion, Promotion } from '@korb/contracts/admin/promotions/promotions';
import {
	endPromotion,
	postPromotion,
	publishPromotion,
	putPromotion,
} from '@korb/contracts/admin/promotions/promotions-paths';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../../platform/api/api.ts';
import { hasErrorCode } from '../../../platform/api/api-error.ts';
import { usePromotionUpdate } from '../use-promotions.ts';

export type PromotionStep = { kind: 'save' | 'publish'; input: NewPromotion } | { kind: 'end' };
export type PromotionSave = ReturnType<typeof useSavePromotion>;

/** Publishing saves first, so what is checked is what was typed. */
export function useSavePromotion(
	stored: Promotion | null,
	onChange: (promotion: Promotion) => void,
) {
	const update = usePromotionUpdate();
	const navigate = useNavigate();
	const show = (saved: Promotion, refused: string | null = null) => {
		update(saved);
		onChange(saved);
		const state = refused && !stored ? { refused } : null;
		void navigate(`/promotions/${saved.promotionId}`, { replace: true, state });
	};
	const save = useMutation({
		mutationFn: async (step: PromotionStep): Promise<Promotion> => {
			const version = newer?.version ?? stored?.version ?? 1;
			const params = { promotionId: stored?.promotionId ?? '' };
			if (step.kind === 'end') return call(endPromotion, { params, body: { version } });
			const saved = stored
				? await call(putPromotion, { params, body: { version, ...step.input } })
				: await call(postPromotion, { body: step.input });
			if (step.kind === 'save') return saved;
			try {
				return await call(publishPromotion, {
					params: { promotionId: saved.promotionId },
					body: { version: saved.version },
				});
			} catch (error) {
				// The draft is saved all the same.
				show(saved, codeOf(error));
				throw error;
			}
		},
		onSuccess: (saved) => show(saved),
	});
	const newer: Promotion | null = hasErrorCode(save.error, 'stale')
		? (save.error.details['current'] as Promotion)
		: null;
	return {
		send: save.mutate,
		isPending: save.isPending,
		error: save.error,
		/** What somebody else has stored in the meantime. */
		newer,
		takeTheirs: () => {
			if (!newer) return;
			show(newer);
			save.reset();
		},
	};
}

function codeOf(error: unknown): string | null {
	return hasErrorCode(error, 'conflict') ? error.code : null;
}
