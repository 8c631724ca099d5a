import type { PayloadOf } from '@korb/contracts/platform/payload';
import { withoutH1 } from '../../blocks/headings.ts';
import { EditedBlocks } from '../../blocks/personal/edited-blocks.tsx';
import { PassHero } from '../../features/delivery-pass/pass-hero.tsx';
import { PassQuestions } from '../../features/delivery-pass/pass-questions.tsx';
import { lazyHydrate } from '../../platform/hydration/lazy-hydrate.tsx';
import { useSite } from '../../platform/site.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';

// Prices and the button can be read without JavaScript.
const PassOffers = lazyHydrate(
	async () => (await import('../../features/delivery-pass/pass-offers.tsx')).PassOffers,
);

/** Everybody may see it; only customers can buy. */
export function Component({ payload }: { payload: PayloadOf<'delivery-pass'> }) {
	const { t } = useSite();
	const { pass } = payload;
	return (
		<>
			<div className="wrap">
				<PassHero pass={pass} />
				{pass.offers.length > 0 ? (
					<>
						<PassOffers pass={pass} />
						<PassQuestions pass={pass} />
					</>
				) : (
					<EmptyState title={t('pass.noOffer')}>{t('pass.noOfferText')}</EmptyState>
				)}
			</div>
			<EditedBlocks page={payload} blocks={withoutH1(payload.blocks)} />
		</>
	);
}
