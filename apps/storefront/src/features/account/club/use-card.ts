import type { Customer } from '@korb/contracts/customer/customer';
import { getCardInfo } from '@korb/contracts/loyalty/card-paths';
import type { CardInfo } from '@korb/contracts/loyalty/loyalty';
import { api } from '../../../platform/api/api.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { usePersonalQuery } from '../../../shop/session/personal-queries.ts';

/** The programme does not know the card: nothing of it is shown. */
const CARD_UNKNOWN = 10_048;

/** The card of the member; null when the programme does not know it. */
export function useCard({ loyaltyMemberInformation: member }: Customer) {
	return usePersonalQuery<CardInfo | null>(['card', member?.mpCardId], async (signal) => {
		try {
			const query = { ...(member && { currentIds: member.mpCardId }), dontRenderText: 'false' };
			const [card] = await api.call(getCardInfo, { query, signal });
			return card ?? null;
		} catch (error) {
			if (error instanceof ApiError && error.code === CARD_UNKNOWN) return null;
			throw error;
		}
	});
}
