import { usePass } from '../../shop/delivery-pass/use-pass.ts';
import { Offers, type PassChoice } from './offers.tsx';
import { OwnPassNotice } from './own-pass-notice.tsx';

/** With the customer's own deliveries, or the pass they have. */
export function CustomerOffers(choice: PassChoice) {
	const { data } = usePass();
	if (data?.own) return <OwnPassNotice own={data.own} />;
	return <Offers {...choice} past={data?.past} />;
}
