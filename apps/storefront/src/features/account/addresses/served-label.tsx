import { getDeliveryArea } from '@korb/contracts/fulfilment/fulfilment-paths';
import { api } from '../../../platform/api/api.ts';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { useQuery } from '../../../platform/queries/queries.ts';
import { Status } from '../../../ui/label/flag.tsx';

const POSTAL_CODE = /\b(?:\d{4,5}|[A-Z]{1,2}\d[A-Z\d]?(?: \d[A-Z]{2})?)\b/;

/** Whether the shop delivers to a town such as `1020 Wien`; nothing until that is known. */
export function ServedLabel({ town }: { town: string }) {
	const t = useMessages();
	const postalCode = POSTAL_CODE.exec(town)?.[0] ?? '';
	const { data } = useQuery({
		queryKey: ['delivery-area', postalCode],
		enabled: postalCode !== '',
		staleTime: 300_000,
		retry: false,
		queryFn: () => api.call(getDeliveryArea, { query: { postalCode } }),
	});
	if (!data) return null;
	return data.deliveryAreaNumber === null ? (
		<Status>{t('account.address.notServed')}</Status>
	) : (
		<Status tone="live">{t('account.address.served')}</Status>
	);
}
