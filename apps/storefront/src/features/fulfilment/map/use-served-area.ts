import type { Address, Position } from '@korb/contracts/fulfilment/address';
import type { DeliveryArea } from '@korb/contracts/fulfilment/distribution';
import {
	getDeliveryArea,
	getIntersectingDeliveryArea,
} from '@korb/contracts/fulfilment/fulfilment-paths';
import { api } from '../../../platform/api/api.ts';
import { useQuery } from '../../../platform/queries/queries.ts';
import { addressText } from '../../../shop/fulfilment/address-text.ts';
import { findWritten } from '../../../shop/fulfilment/use-places.ts';
import { findEarliest } from '../../../shop/fulfilment/windows.ts';

/** Whether an address is served, and the earliest slot. A saved address is located first. */
export function useServedArea(address: Address | null) {
	const { data } = useQuery({
		queryKey: ['served-area', address && (address.position ?? addressText(address))],
		enabled: address !== null,
		staleTime: 60_000,
		queryFn: async () => {
			if (!address) return null;
			const position = address.position ?? (await findPosition(address));
			const area = await findArea({ ...address, position });
			const isServed = area.deliveryAreaNumber !== null;
			const earliest = isServed
				? await findEarliest({
						...address,
						position,
						distributionType: 'DELIVERY',
						...toUnits(area),
					})
				: null;
			return { isServed, earliest, position };
		},
	});
	return data ?? undefined;
}

async function findPosition(address: Address): Promise<Position | null> {
	return (await findWritten(addressText(address)))?.position ?? null;
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
