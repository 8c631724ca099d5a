import { embeddedExamples } from './examples/embedded.ts';
import type { BlockExamples } from './examples/example.ts';
import { layoutExamples } from './examples/layout.ts';
import { pictureExamples } from './examples/pictures.ts';
import { promotionExamples } from './examples/promotion.ts';
import { serviceExamples } from './examples/service.ts';
import { shopExamples } from './examples/shop.ts';
import { textExamples } from './examples/text.ts';

/** One good example of every kind: for tests on both sides, for the workbench and for the demo page that shows them all. */
export const blockExamples: BlockExamples = {
	...textExamples,
	...pictureExamples,
	...promotionExamples,
	...shopExamples,
	...serviceExamples,
	...embeddedExamples,
	...layoutExamples,
};
