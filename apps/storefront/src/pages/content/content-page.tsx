import type { PayloadOf } from '@korb/contracts/payload';
import { PageBlocks } from '../../blocks/block-list.tsx';
import { keepFirstH1 } from '../../blocks/headings.ts';

export function Component({ payload }: { payload: PayloadOf<'content'> }) {
	const { blocks, hasH1 } = keepFirstH1(payload.blocks);
	return (
		<>
			{!hasH1 && <h1 className="visually-hidden">{payload.meta.title}</h1>}
			<PageBlocks blocks={blocks} />
		</>
	);
}
