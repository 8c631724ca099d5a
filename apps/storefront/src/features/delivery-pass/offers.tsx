import type { DeliveryPass, PastDeliveries } from '@korb/contracts/delivery-pass/delivery-pass';
import { useState } from 'react';
import { useSite } from '../../platform/site.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { BuyPass } from './buy-pass.tsx';
import { PassCalculator } from './pass-calculator.tsx';
import { PassPlans } from './pass-plans.tsx';

type OffersProps = {
	pass: DeliveryPass;
	/** Of the customer; undefined for guests. */
	past?: PastDeliveries | undefined;
};

export function Offers({ pass, past }: OffersProps) {
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
