import type { Block } from '@korb/contracts/content';
import type { EditedPage } from '@korb/contracts/payload';
import type { ComponentType } from 'react';
import { PageBlocks } from '../block-list.tsx';

type EditedBlocksProps = { page: EditedPage; blocks: Block[] };

let PersonalBlocks: ComponentType<EditedBlocksProps> | undefined;

/** What an editor has built. `blocks` are those of the page, with their headings put in order. */
export function EditedBlocks({ page, blocks }: EditedBlocksProps) {
	return PersonalBlocks && page.personal.length > 0 ? (
		<PersonalBlocks page={page} blocks={blocks} />
	) : (
		<PageBlocks blocks={blocks} />
	);
}

/** Before a page with personal places is drawn; the others do without. */
export async function loadPersonalPlaces(): Promise<void> {
	PersonalBlocks ??= (await import('./personal-blocks.tsx')).PersonalBlocks;
}
