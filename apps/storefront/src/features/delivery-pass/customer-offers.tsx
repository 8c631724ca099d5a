import type { DeliveryPass } from '@korb/contracts/delivery-pass/delivery-pass';
import { usePass } from '../../shop/delivery-pass/use-pass.ts';
import { Offers } from './offers.tsx';
import { OwnPassNotice } from './own-pass-notice.tsx';

/** With the customer's own deliveries, or the pass they have. */
export function CustomerOffers({ pass }: { pass: DeliveryPass }) {
	const { data } = usePass();
	if (data?.own) return <OwnPassNotice own={data.own} />;
	return <Offers key={data ? 'own' : 'example'} pass={pass} past={data?.past} />;
}
