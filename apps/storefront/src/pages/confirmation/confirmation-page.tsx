import type { PayloadOf } from '@korb/contracts/platform/payload';
import { PageBlocks } from '../../blocks/block-list.tsx';
import { withoutH1 } from '../../blocks/headings.ts';
import { lazyHydrate } from '../../platform/hydration/lazy-hydrate.tsx';

const ConfirmationContent = lazyHydrate(
	async () => (await import('./confirmation-content.tsx')).ConfirmationContent,
	{ preload: 'script' },
);

export function Component({ payload }: { payload: PayloadOf<'confirmation'> }) {
	return (
		<>
			<div className="wrap">
				<ConfirmationContent />
			</div>
			<PageBlocks blocks={withoutH1(payload.blocks)} />
		</>
	);
}
