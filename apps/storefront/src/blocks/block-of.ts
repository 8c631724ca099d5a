import type { Block } from '@korb/contracts/content/content';

export type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>;
