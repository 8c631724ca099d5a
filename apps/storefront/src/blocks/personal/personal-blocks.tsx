import type { Block } from '@korb/contracts/content/content';
import type { EditedPage } from '@korb/contracts/platform/payload';
import { OneBlock, PageBlock, pageBlockClass } from '../block-list.tsx';
import { withoutH1 } from '../headings.ts';
import { MembersOnly } from './members-only.tsx';
import { PersonalPlaceView } from './personal-place.tsx';
import { type Placed, placeBlocks } from './place-blocks.ts';
import { type Personal, usePersonalBlocks } from './use-personal-blocks.ts';

/** Only loaded on pages that differ by audience. */
export function PersonalBlocks({ page, blocks }: { page: EditedPage; blocks: Block[] }) {
	const personal = usePersonalBlocks(page);
	const places = placeBlocks(blocks, page.personal);
	return (
		<>
			{page.isForMembers && <MembersOnly personal={personal} />}
			{places.map((placed) => (
				<Place key={placed.place} placed={placed} personal={personal} />
			))}
		</>
	);
}

function Place({ placed, personal }: { placed: Placed; personal: Personal }) {
	if (placed.personal && personal === 'waiting') {
		return (
			<PersonalPlaceView place={placed.personal} className={pageBlockClass}>
				{placed.block && <OneBlock block={placed.block} />}
			</PersonalPlaceView>
		);
	}
	const own = typeof personal === 'string' ? undefined : personal.get(placed.place);
	// The page already has its h1.
	const block = own ? withoutH1([own])[0] : own === null ? null : placed.block;
	return block ? <PageBlock block={block} index={placed.place} /> : null;
}
