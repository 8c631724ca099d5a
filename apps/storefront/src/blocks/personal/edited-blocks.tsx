import type { Block } from '@korb/contracts/content/content';
import type { EditedPage } from '@korb/contracts/platform/payload';
import type { ComponentType } from 'react';
import { PageBlocks } from '../block-list.tsx';

type EditedBlocksProps = { page: EditedPage; blocks: Block[] };

let PersonalBlocks: ComponentType<EditedBlocksProps> | undefined;

/** Editorial content. `blocks` are those of the page with normalised headings. */
export function EditedBlocks({ page, blocks }: EditedBlocksProps) {
	return PersonalBlocks && page.personal.length > 0 ? (
		<PersonalBlocks page={page} blocks={blocks} />
	) : (
		<PageBlocks blocks={blocks} />
	);
}

/** Must run before a page with personalised sections is rendered; other pages skip this code. */
export async function loadPersonalPlaces(): Promise<void> {
	PersonalBlocks ??= (await import('./personal-blocks.tsx')).PersonalBlocks;
}
