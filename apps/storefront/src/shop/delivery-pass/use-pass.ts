import type { OwnDeliveryPass, PastDeliveries } from '@korb/contracts/delivery-pass/delivery-pass';
import {
	getOwnDeliveryPass,
	getPastDeliveries,
	postPassWithdrawal,
} from '@korb/contracts/delivery-pass/delivery-pass-paths';
import { api } from '../../platform/api/api.ts';
import { refetchPersonal, usePersonalQuery } from '../session/personal-queries.ts';

const PASS_KEY = ['delivery-pass'];

export type PassFacts = { past: PastDeliveries; own: OwnDeliveryPass | null };

/** The pass of the customer, and what deliveries have cost. */
export function usePass() {
	return usePersonalQuery<PassFacts>(PASS_KEY, async (signal) => {
		const past = await api.call(getPastDeliveries, { signal });
		return { past, own: past.hasPass ? await api.call(getOwnDeliveryPass, { signal }) : null };
	});
}

export async function withdrawFromPass({ orderNumber }: OwnDeliveryPass) {
	const answer = await api.call(postPassWithdrawal, { body: { orderNumber } });
	await refetchPersonal(PASS_KEY);
	return answer;
}
