import type { PayloadOf } from '@korb/contracts/platform/payload';
import { keepFirstH1 } from '../../blocks/headings.ts';
import { EditedBlocks } from '../../blocks/personal/edited-blocks.tsx';

export function Component({ payload }: { payload: PayloadOf<'content'> }) {
	const { blocks, hasH1 } = keepFirstH1(payload.blocks);
	return (
		<>
			{!hasH1 && (
				<h1 className={payload.isForMembers ? 'wrap' : 'visually-hidden'}>{payload.meta.title}</h1>
			)}
			<EditedBlocks page={payload} blocks={blocks} />
		</>
	);
}
