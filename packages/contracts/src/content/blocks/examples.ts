import { serviceExamples } from './examples/customer-service.ts';
import { embeddedExamples } from './examples/embedded.ts';
import type { BlockExamples } from './examples/example.ts';
import { layoutExamples } from './examples/layout.ts';
import { pictureExamples } from './examples/pictures.ts';
import { promotionExamples } from './examples/promotion.ts';
import { shopExamples } from './examples/shop.ts';
import { textExamples } from './examples/text.ts';

/** A valid example of every block type, for tests on both sides, Storybook and the showcase. */
export const blockExamples: BlockExamples = {
	...textExamples,
	...pictureExamples,
	...promotionExamples,
	...shopExamples,
	...serviceExamples,
	...embeddedExamples,
	...layoutExamples,
};
