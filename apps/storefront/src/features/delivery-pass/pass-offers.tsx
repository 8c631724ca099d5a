import type { DeliveryPass } from '@korb/contracts/delivery-pass/delivery-pass';
import { useState } from 'react';
import { useSite } from '../../platform/site.tsx';
import { usePass } from '../../shop/delivery-pass/use-pass.ts';
import { useLoginState } from '../../shop/session/use-login-state.ts';
import { Section } from '../../ui/layout/section.tsx';
import { BuyPass } from './buy-pass.tsx';
import { OwnPassNotice } from './own-pass-notice.tsx';
import { PassCalculator } from './pass-calculator.tsx';
import { PassPlans } from './pass-plans.tsx';

type PassOffersProps = { pass: DeliveryPass };

/** Guests calculate with examples, customers with their own deliveries. */
export function PassOffers({ pass }: PassOffersProps) {
	return useLoginState() === 'loggedIn' ? <CustomerOffers pass={pass} /> : <Offers pass={pass} />;
}

function CustomerOffers({ pass }: PassOffersProps) {
	const { data } = usePass();
	if (data?.own) return <OwnPassNotice own={data.own} />;
	return <Offers key={data ? 'own' : 'example'} pass={pass} past={data?.past} />;
}

function Offers({
	pass,
	past,
}: PassOffersProps & { past?: Parameters<typeof PassCalculator>[0]['past'] }) {
	const { t } = useSite();
	const [articleId, setArticleId] = useState(pass.offers[0]?.articleId);
	const offer = pass.offers.find((each) => each.articleId === articleId);
	if (!offer) return null;
	return (
		<>
			<PassCalculator offer={offer} past={past} />
			<Section title={t('pass.plans')}>
				<PassPlans offers={pass.offers} chosen={offer} onChoose={setArticleId} />
				<BuyPass offer={offer} />
			</Section>
		</>
	);
}
