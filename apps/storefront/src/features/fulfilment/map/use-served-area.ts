import type { Address } from '@korb/contracts/fulfilment/address';
import type { DeliveryArea } from '@korb/contracts/fulfilment/distribution';
import {
	getDeliveryArea,
	getIntersectingDeliveryArea,
} from '@korb/contracts/fulfilment/fulfilment-paths';
import { api } from '../../../platform/api/api.ts';
import { useQuery } from '../../../platform/queries/queries.ts';
import { findEarliest } from '../../../shop/fulfilment/windows.ts';

/** Whether an address is served, and the earliest slot. */
export function useServedArea(address: Address | null) {
	const { data } = useQuery({
		queryKey: ['served-area', address?.position, address?.postalCode],
		enabled: address !== null,
		staleTime: 60_000,
		queryFn: async () => {
			if (!address) return null;
			const area = await findArea(address);
			const isServed = area.deliveryAreaNumber !== null;
			const earliest = isServed
				? await findEarliest({ ...address, distributionType: 'DELIVERY', ...toUnits(area) })
				: null;
			return { isServed, earliest };
		},
	});
	return data ?? undefined;
}

function findArea({ position, postalCode }: Address): Promise<DeliveryArea> {
	return position
		? api.call(getIntersectingDeliveryArea, {
				query: { latitude: position.lat, longitude: position.lng },
			})
		: api.call(getDeliveryArea, { query: { postalCode } });
}

function toUnits({ deliveryAreaNumber, pickingUnitIds }: DeliveryArea) {
	return { deliveryAreaNumber, pickingUnitIds };
}
