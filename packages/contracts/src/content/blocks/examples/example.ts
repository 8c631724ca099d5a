import type { z } from 'zod';
import type { Block } from '../../content.ts';

type BlockInput = z.input<typeof Block>;

export type BlockExamples = {
	[Type in BlockInput['type']]: Extract<BlockInput, { type: Type }>;
};

export function picture(name: string, alt: string, width = 480, height = 480) {
	return { src: `/media/c/${name}/${width}.webp`, alt, width, height };
}
