import type { CardOrderForm } from '@korb/contracts/loyalty/card-forms';
import { getPhysicalCard, postPhysicalCard } from '@korb/contracts/loyalty/card-paths';
import type { AnswerOf } from '@korb/contracts/platform/endpoint-types';
import { api } from '../../../platform/api/api.ts';
import { setPersonalData, usePersonalQuery } from '../../../shop/session/personal-queries.ts';

const KEY = ['physical-card'];
type Answer = AnswerOf<typeof getPhysicalCard>;

export function useCardStatus() {
	return usePersonalQuery<Answer>(KEY, (signal) => api.call(getPhysicalCard, { signal }));
}

export async function orderCard(body: CardOrderForm): Promise<void> {
	const answer = await api.call(postPhysicalCard, { body });
	setPersonalData<Answer>(KEY, () => answer);
}
