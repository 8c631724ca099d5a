import { getGeneralVouchers, getPersonalVouchers } from '@korb/contracts/content/voucher-paths';
import { getLoyaltyVouchers } from '@korb/contracts/loyalty/loyalty-paths';
import { api } from '../../platform/api/api.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { usePersonalQuery } from '../session/personal-queries.ts';
import { useCustomer } from '../session/use-customer.ts';
import { ofGeneral, ofJoe, ofPersonal, type ShownVoucher } from './shown-voucher.ts';

export type VoucherSource = 'personal' | 'general' | 'joe';

/** Vouchers for the signed-in customer; undefined until they are loaded. */
export function useVouchers(source: VoucherSource) {
	const promotions = useCustomer()?.loyaltyMemberInformation?.promotions ?? [];
	const ids = promotions.map(({ promotionId }) => promotionId);
	const key = ['vouchers', source, ...(source === 'personal' ? ids : [])];
	const { data, isError, refetch } = usePersonalQuery(key, (signal) =>
		loaders[source](ids, signal),
	);
	return { vouchers: data, isError, retry: () => void refetch() };
}

type Load = (promotionIds: string[], signal: AbortSignal) => Promise<ShownVoucher[]>;

const loaders: Record<VoucherSource, Load> = {
	async personal(promotionIds, signal) {
		if (promotionIds.length === 0) return [];
		return (await api.call(getPersonalVouchers, { query: { promotionIds }, signal })).map(
			ofPersonal,
		);
	},
	async general(_ids, signal) {
		try {
			return (await api.call(getGeneralVouchers, { signal })).map(ofGeneral);
		} catch (error) {
			// There are none.
			if (error instanceof ApiError && error.status === 404) return [];
			throw error;
		}
	},
	async joe(_ids, signal) {
		return (await api.call(getLoyaltyVouchers, { signal })).map(ofJoe);
	},
};
