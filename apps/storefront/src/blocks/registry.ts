import type { Block } from '@korb/contracts/content';
import type { ComponentType, ReactNode } from 'react';
import type { BlockOf } from './block-of.ts';
import { ButtonBlock } from './button/button-block.tsx';
import { HeadlineBlock } from './headline/headline-block.tsx';
import { SectionBlock } from './section/section-block.tsx';
import { TextBlock } from './text/text-block.tsx';

/** One component per kind of block. */
export const blockRegistry = {
	headline: HeadlineBlock,
	text: TextBlock,
	button: ButtonBlock,
	section: SectionBlock,
} satisfies { [Type in Block['type']]?: ComponentType<BlockProps<Type>> };

/** `children` are the drawn blocks inside a block that holds others. */
type BlockProps<Type extends Block['type']> = { block: BlockOf<Type>; children: ReactNode };
