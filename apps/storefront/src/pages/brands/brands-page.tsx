import type { PayloadOf } from '@korb/contracts/platform/payload';
import { BrandIndex } from '../../features/brands/brand-index.tsx';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { PageOpening } from '../opening/page-opening.tsx';

export function Component({ payload }: { payload: PayloadOf<'brands'> }) {
	const t = useMessages();
	return (
		<div className="wrap">
			<PageOpening
				title={payload.meta.title}
				lead={t('brands.lead', { count: payload.brands.length })}
			/>
			<BrandIndex brands={payload.brands} />
		</div>
	);
}
