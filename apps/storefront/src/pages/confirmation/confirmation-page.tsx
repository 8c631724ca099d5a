import type { PayloadOf } from '@korb/contracts/payload';
import { type ComponentType, lazy, Suspense } from 'react';
import { PageBlocks } from '../../blocks/block-list.tsx';
import { withoutH1 } from '../../blocks/headings.ts';

const ConfirmationContent: ComponentType = import.meta.env.SSR
	? (await import('./confirmation-content.tsx')).ConfirmationContent
	: lazy(async () => ({
			default: (await import('./confirmation-content.tsx')).ConfirmationContent,
		}));

export function Component({ payload }: { payload: PayloadOf<'confirmation'> }) {
	return (
		<>
			<div className="wrap">
				<Suspense>
					<ConfirmationContent />
				</Suspense>
			</div>
			<PageBlocks blocks={withoutH1(payload.blocks)} />
		</>
	);
}
