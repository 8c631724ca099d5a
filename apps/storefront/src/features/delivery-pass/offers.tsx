import type { DeliveryPass, PastDeliveries } from '@korb/contracts/delivery-pass/delivery-pass';
import { useSite } from '../../platform/site.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { BuyPass } from './buy-pass.tsx';
import { PassCalculator } from './pass-calculator.tsx';
import { PassPlans } from './pass-plans.tsx';

export type PassChoice = {
	pass: DeliveryPass;
	articleId: string | undefined;
	onChoose: (articleId: string) => void;
};

type OffersProps = PassChoice & {
	/** Of the customer; undefined for guests. */
	past?: PastDeliveries | undefined;
};

export function Offers({ pass, articleId, onChoose, past }: OffersProps) {
	const { t } = useSite();
	const offer = pass.offers.find((each) => each.articleId === articleId);
	if (!offer) return null;
	return (
		<>
			<PassCalculator key={past ? 'own' : 'example'} offer={offer} past={past} />
			<Section title={t('pass.plans')}>
				<PassPlans offers={pass.offers} chosen={offer} onChoose={onChoose} />
				<BuyPass offer={offer} />
			</Section>
		</>
	);
}
